-- A game that is open or under way may have changed since it came there; one that is over has not.
select coalesce(max(at), 0) from (
    select max(latest) as at from clock
    union all select max(changed_at) from games where stage in (0, 1)
    union all select max(since) from games where stage = 2
    union all select max(since) from games where stage = 3
) as newest

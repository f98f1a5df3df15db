select distinct game from (
    select game from events union select game from keys
) as named
where not exists (select 1 from games where games.game = named.game)
order by game
limit $1

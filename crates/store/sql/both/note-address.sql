insert into addresses (author, address, seen_at) values ($1, $2, $3)
on conflict (author, address) do update set seen_at = excluded.seen_at where excluded.seen_at > addresses.seen_at

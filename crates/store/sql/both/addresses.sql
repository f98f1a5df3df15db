select address, seen_at from addresses where author = $1 order by seen_at desc, address

delete from addresses where seen_at <= $1

select greatest(latest, (extract(epoch from clock_timestamp()) * 1000)::bigint + ahead) from clock

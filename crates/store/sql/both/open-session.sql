insert into sessions (token, about, opened_at, expires_at) values ($1, $2, $3, $4)

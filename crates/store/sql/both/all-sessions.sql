select token, about, opened_at, expires_at from sessions where token > $1 order by token limit $2

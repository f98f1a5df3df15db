update sessions set expires_at = $2 where token = $1 and expires_at > $3

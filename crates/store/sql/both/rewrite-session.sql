update sessions set about = $2, expires_at = $3 where token = $1 and expires_at > $4

select about, expires_at from sessions where token = $1 and expires_at > $2

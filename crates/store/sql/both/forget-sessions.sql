delete from sessions where expires_at <= $1

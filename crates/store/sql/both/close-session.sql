delete from sessions where token = $1

select access, hash from keys where game = $1 order by access

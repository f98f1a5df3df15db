select game, access, hash from keys where (game, access) > ($1, $2) order by game, access limit $3

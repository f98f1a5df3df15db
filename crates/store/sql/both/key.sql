select game, access from keys where hash = $1

select game from games where flag_at < $1 order by flag_at limit $2

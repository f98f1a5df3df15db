select game, version, branch, stage, since, changed_at, flag_at, public, variant from games where game > $1 order by game limit $2

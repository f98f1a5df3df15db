select game, version, at, branch, ply, body from events where game = $1 order by version

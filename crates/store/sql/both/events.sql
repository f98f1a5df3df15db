select version, at, body from events where game = $1 and version > $2 order by version

select game, version, branch, stage, since, changed_at, flag_at, public, variant
from games
where stage = $1 and (since, game) > ($2, $3)
order by since, game
limit $4

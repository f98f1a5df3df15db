select game, version, branch, stage, since, changed_at, flag_at, public, variant
from games
where (changed_at, game) > ($1, $2)
order by changed_at, game
limit $3

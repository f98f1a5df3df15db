insert into events (game, version, at, branch, ply, body)
select
    value ->> 'game', value ->> 'version', value ->> 'at', value ->> 'branch', value ->> 'ply', value ->> 'body'
from json_each($1)

update clock set latest = $1 where latest < $1

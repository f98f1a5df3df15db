update clock set latest = $1, ahead = $2, beat_at = $3

select latest, ahead, beat_at from clock

## The page: play.

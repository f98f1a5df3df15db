## The page: board.

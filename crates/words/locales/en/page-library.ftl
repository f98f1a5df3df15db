## The page: library.

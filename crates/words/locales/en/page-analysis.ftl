## The page: analysis.

## The page: rules.

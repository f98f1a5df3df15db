select max(version) from _sqlx_migrations

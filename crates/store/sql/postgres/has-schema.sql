select to_regclass('_sqlx_migrations') is not null

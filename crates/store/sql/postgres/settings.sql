select current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit')

delete from games;
delete from events;
delete from keys;
delete from sessions;
delete from answers;
delete from addresses;

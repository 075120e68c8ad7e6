-- Library: Reminders before a loan is due.

insert into setting (name, value) values ('loan_reminder_days', '[3, 1]');

-- Books are not due on the library's closed weekdays, which cost no fine.

update setting set value = value || '{"closed_weekdays":[]}' where name = 'library_terms' and not value ? 'closed_weekdays';

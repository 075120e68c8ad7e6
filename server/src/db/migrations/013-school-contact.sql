-- Where students turn to when a screen sends them to the department of their school. Null: not known.
alter table school
  add column email text check (email ~ '^[^@\s]+@[^@\s]+$'),
  add column phone text check (phone ~ '^\+?[0-9 ]+$'),
  add column address_ka text,
  add column address_en text,
  add column opening_hours_ka text,
  add column opening_hours_en text;
comment on column school.email is 'Of the department of the school, which students write to.';
comment on column school.phone is 'Of the department: digits and spaces, and + before the code of the country.';
comment on column school.address_ka is 'Building and room of the department, with the street where it needs one.';
comment on column school.opening_hours_ka is 'When the department receives students, such as "ორშაბათი–პარასკევი, 10:00–17:00".';

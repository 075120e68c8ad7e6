-- Sessions: Changes of contact data that the student has not made are reported and held.
alter table contact_change drop constraint contact_change_field_check;
alter table contact_change
  add constraint contact_change_field_check check (field in ('phone', 'bank_account', 'university_email', 'personal_email')),
  alter column new_value drop not null,
  add column is_by_university boolean not null default false,
  add column held_until timestamptz,
  add column reported_at timestamptz;
comment on table contact_change is 'The former values of contact data and of bank accounts.';
comment on column contact_change.new_value is 'Null when the value was removed.';
comment on column contact_change.is_by_university is 'It was changed by an import or a statement on the database, not by the student.';
comment on column contact_change.held_until is 'No link and no code is sent to the new value before this time; null if they may be sent.';
comment on column contact_change.reported_at is 'When the messages to the former addresses and number were queued; null if there are none, or if they are still to be queued.';
create index on contact_change (id) where is_by_university and reported_at is null;

-- For how many days no link and no code is sent to an address or a number that an import has changed.
insert into setting (name, value) values ('contact_hold_days', '7');

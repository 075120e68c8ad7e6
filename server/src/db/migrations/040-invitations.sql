-- Sessions: Links that set a first password.

alter table student add column invited_at timestamptz;
comment on column student.invited_at is 'When the letter with the link for a first password was queued; nobody gets a second one by itself.';
create index student_not_invited on student (id) where password_hash is null and invited_at is null;

alter table password_reset add column is_from_student boolean not null default true;
comment on column password_reset.is_from_student is 'False for a link that the administrator made: it does not count among the letters that a student may ask for.';

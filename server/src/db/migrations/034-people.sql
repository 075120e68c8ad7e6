-- Applications: A certificate outlives the application that it was issued for.

alter table certificate
  alter column application_id drop not null,
  drop constraint certificate_application_id_fkey,
  add foreign key (application_id) references application on delete set null;
comment on column certificate.application_id is 'The application that it answered; null once that is deleted: the paper is out, and is checked by its code.';

-- Visits that were long over when outcomes began to be recorded do not wait for one.
alter table visit add column needs_outcome boolean not null default true;
comment on column visit.needs_outcome is 'False for a visit that was over two weeks before the upgrade that asks for outcomes: nobody remembers it.';
update visit v set needs_outcome = false
from visit_slot o
where o.id = v.slot_id and v.removed_at is null and v.outcome is null
  and (o.day + o.ends) at time zone (select value #>> '{}' from setting where name = 'time_zone') < now() - interval '14 days';

create or replace view visit_inbox as
select 'visit' as kind, v.id, v.student_id, s.programme_id, m.school_id, null::int as group_id, v.chosen_at as sent_at,
  (o.day + o.starts) at time zone (select value #>> '{}' from setting where name = 'time_zone') as due_at,
  'sent' as state
from visit v
join visit_slot o on o.id = v.slot_id
join student s on s.id = v.student_id join programme m on m.id = s.programme_id
where v.removed_at is null and v.outcome is null and v.needs_outcome;

-- A document about vaccination that nobody reviews is kept for so many days.
insert into setting (name, value) values ('unreviewed_health_file_days', '180');
comment on column student_vaccine.file_id is 'The document, deleted by delete_old_health_files: a month after its review, or when nobody has reviewed it for as long as the setting says.';

-- Students are found by their names in either script, as toSearchWords in rules/src/search writes them.
alter table student add column search_names text generated always as (
  ' ' || translate(lower(fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en),
    'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ-''’', 'abgdevztiklmnopjrstufqryscczwwxjh   ')) stored;
comment on column student.search_names is 'The names in lower case, Georgian letters by their keys, each word after a space.';

insert into staff_role_operation (role_id, operation) values
  ('administrator', 'students.read'),
  ('registrar', 'students.read'),
  ('deans_office', 'students.read');

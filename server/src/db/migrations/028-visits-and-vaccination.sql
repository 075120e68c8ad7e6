-- Staff: Visits to sign a contract, and documents about vaccination, in the inbox.

alter table visit
  add column outcome text check (outcome in ('held', 'missed')),
  add column outcome_at timestamptz,
  add column outcome_reason text,
  add check ((outcome is null) = (outcome_at is null)),
  add check (outcome is null or removed_at is null);
comment on column visit.outcome is 'Held: the student came. Missed: they did not, and may book again. Null while nobody has said so.';
comment on column visit.outcome_at is 'When staff recorded the outcome.';
comment on column visit.outcome_reason is 'What staff have written to the student with it.';
drop index one_visit_per_student;
create unique index one_visit_per_student on visit (student_id) where removed_at is null and outcome is distinct from 'missed';
create index visit_open on visit (chosen_at) where removed_at is null and outcome is null;

alter table student_vaccine
  add column accepted_at timestamptz,
  add column returned_at timestamptz,
  add column return_reason text,
  add check (accepted_at is null or returned_at is null),
  add check ((returned_at is null) = (return_reason is null));
comment on column student_vaccine.file_id is 'The document, deleted a month after its review by delete_old_health_files.';
comment on column student_vaccine.accepted_at is 'When staff accepted the document; null while nobody has reviewed it.';
comment on column student_vaccine.returned_at is 'When staff returned the document: the answer counts no longer, and the student is asked again.';
comment on column student_vaccine.return_reason is 'Why it was returned; the student reads it.';
create index student_vaccine_open on student_vaccine (answered_at)
  where file_id is not null and accepted_at is null and returned_at is null;

-- A visit is due when it takes place.
update setting set value = value || '{"vaccine_document":3}' where name = 'inbox_due_days';

create view visit_inbox as
select 'visit' as kind, v.id, v.student_id, s.programme_id, m.school_id, null::int as group_id, v.chosen_at as sent_at,
  (o.day + o.starts) at time zone (select value #>> '{}' from setting where name = 'time_zone') as due_at,
  'sent' as state
from visit v
join visit_slot o on o.id = v.slot_id
join student s on s.id = v.student_id join programme m on m.id = s.programme_id
where v.removed_at is null and v.outcome is null;
comment on view visit_inbox is 'Booked visits of which nobody has said yet whether the student came.';

create view vaccine_document_inbox as
select 'vaccine_document' as kind, v.student_id as id, v.student_id, s.programme_id, m.school_id, null::int as group_id,
  v.answered_at as sent_at,
  v.answered_at + make_interval(days => (select (value ->> 'vaccine_document')::int from setting where name = 'inbox_due_days')) as due_at,
  'sent' as state
from student_vaccine v join student s on s.id = v.student_id join programme m on m.id = s.programme_id
where v.file_id is not null and v.accepted_at is null and v.returned_at is null;
comment on view vaccine_document_inbox is 'Documents about vaccination that nobody has accepted or returned; the id is that of the student.';

create or replace view inbox as
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from problem_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from appeal_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from group_request_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from missing_document_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from picture_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from theme_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from application_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from camera_request_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from club_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from club_project_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from visit_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from vaccine_document_inbox;

-- Health data are not for the dean's office.
insert into staff_role_operation (role_id, operation) values
  ('administrator', 'agreements.receive-visit'),
  ('registrar', 'agreements.receive-visit'),
  ('administrator', 'documents.review-health'),
  ('registrar', 'documents.review-health');

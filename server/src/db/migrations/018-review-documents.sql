-- Staff: Documents and pictures in the inbox.

alter table missing_document add column accepted_at timestamptz, add column return_reason text;
comment on column missing_document.accepted_at is 'When staff accepted the file; null while nobody has reviewed it.';
comment on column missing_document.return_reason is 'Why the last file was returned; the document is missing again then.';
create index missing_document_open on missing_document (uploaded_at) where uploaded_at is not null and accepted_at is null;

alter table student_picture add column replaced_jpeg bytea, add column rejected_at timestamptz, add column reject_reason text;
comment on column student_picture.replaced_jpeg is 'What the last decision took away: the former picture, or the rejected one. Undoing it brings it back.';
comment on column student_picture.rejected_at is 'When the last picture was rejected; null once another one is sent.';
create index student_picture_open on student_picture (awaiting_since) where awaiting_jpeg is not null;

update setting set value = value || '{"missing_document":3,"picture":3}' where name = 'inbox_due_days';

create view missing_document_inbox as
select 'missing_document' as kind, d.id, d.student_id, s.programme_id, m.school_id, null::int as group_id, d.uploaded_at as sent_at,
  d.uploaded_at + make_interval(days => (select (value ->> 'missing_document')::int from setting where name = 'inbox_due_days')) as due_at,
  'sent' as state
from missing_document d join student s on s.id = d.student_id join programme m on m.id = s.programme_id
where d.uploaded_at is not null and d.accepted_at is null;
comment on view missing_document_inbox is 'Uploaded documents that nobody has accepted or returned.';

create view picture_inbox as
select 'picture' as kind, p.student_id as id, p.student_id, s.programme_id, m.school_id, null::int as group_id,
  p.awaiting_since as sent_at,
  p.awaiting_since + make_interval(days => (select (value ->> 'picture')::int from setting where name = 'inbox_due_days')) as due_at,
  'sent' as state
from student_picture p join student s on s.id = p.student_id join programme m on m.id = s.programme_id
where p.awaiting_jpeg is not null and p.awaiting_since is not null;
comment on view picture_inbox is 'New pictures that nobody has confirmed or rejected; the id is that of the student.';

create or replace view inbox as
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from problem_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from appeal_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from group_request_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from missing_document_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from picture_inbox;

insert into staff_role_operation (role_id, operation)
select role, operation from (values
  ('documents.review', array['administrator', 'registrar', 'deans_office']),
  ('profile.review-picture', array['administrator', 'registrar', 'deans_office'])) given (operation, roles)
cross join unnest(roles) role;

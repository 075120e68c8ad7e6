-- Staff: Applications in the inbox.

update setting set value = value || '{"application":10}' where name = 'inbox_due_days';

create view application_inbox as
select 'application' as kind, a.id, a.student_id, s.programme_id, m.school_id, null::int as group_id, a.created_at as sent_at,
  a.created_at + make_interval(days => (select (value ->> 'application')::int from setting where name = 'inbox_due_days')) as due_at,
  case a.status when 'received' then 'in_progress' else 'sent' end as state
from application a join student s on s.id = a.student_id join programme m on m.id = s.programme_id
where a.status in ('sent', 'received');
comment on view application_inbox is 'Applications that are neither decided nor cancelled.';

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
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from application_inbox;

insert into staff_role_operation (role_id, operation) values
  ('administrator', 'applications.answer'),
  ('registrar', 'applications.answer'),
  ('deans_office', 'applications.answer');

-- Staff: Themes of the master's thesis in the inbox.

create index master_choice_open on master_choice (sent_at) where status = 'sent' and removed_at is null;

update setting set value = value || '{"theme":7}' where name = 'inbox_due_days';

create view theme_inbox as
select 'theme' as kind, c.id, c.student_id, s.programme_id, m.school_id, null::int as group_id, c.sent_at,
  c.sent_at + make_interval(days => (select (value ->> 'theme')::int from setting where name = 'inbox_due_days')) as due_at,
  c.status as state
from master_choice c join student s on s.id = c.student_id join programme m on m.id = s.programme_id
where c.status = 'sent' and c.removed_at is null;
comment on view theme_inbox is 'Themes of the thesis that students have chosen or proposed, and nobody has approved or rejected.';

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
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from theme_inbox;

insert into staff_role_operation (role_id, operation) values
  ('administrator', 'master.answer-theme'),
  ('registrar', 'master.answer-theme'),
  ('deans_office', 'master.answer-theme');

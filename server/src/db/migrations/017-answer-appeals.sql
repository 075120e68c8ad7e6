-- Staff: Appeals and requests for groups in the inbox.

create index exam_appeal_open on exam_appeal (created_at) where status = 'sent';
create index group_request_open on group_request (created_at) where status = 'sent';

update setting set value = value || '{"appeal":5,"group_request":3}' where name = 'inbox_due_days';

create view appeal_inbox as
select 'appeal' as kind, a.id, w.student_id, s.programme_id, m.school_id, g.group_id, a.created_at as sent_at,
  a.created_at + make_interval(days => (select (value ->> 'appeal')::int from setting where name = 'inbox_due_days')) as due_at,
  a.status as state
from exam_appeal a
join exam_paper w on w.id = a.paper_id
join exam x on x.id = w.exam_id
join student s on s.id = w.student_id
join programme m on m.id = s.programme_id
left join lateral (
  select rg.group_id from registration r join registration_group rg on rg.registration_id = r.id
  join study_group t on t.id = rg.group_id
  where r.student_id = w.student_id and r.subject_id = x.subject_id and r.semester_id = x.semester_id
  order by t.part limit 1) g on true
where a.status = 'sent';
comment on view appeal_inbox is 'Appeals that nobody has answered. The group is that of the student in the subject of the exam, in its first part.';

create view group_request_inbox as
select 'group_request' as kind, q.id, q.student_id, s.programme_id, m.school_id, null::int as group_id, q.created_at as sent_at,
  q.created_at + make_interval(days => (select (value ->> 'group_request')::int from setting where name = 'inbox_due_days')) as due_at,
  q.status as state
from group_request q
join semester c on c.id = q.semester_id and c.is_current
join student s on s.id = q.student_id
join programme m on m.id = s.programme_id
where q.status = 'sent';
comment on view group_request_inbox is 'Requests for groups of the current semester that nobody has answered.';

create or replace view inbox as
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from problem_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from appeal_inbox
union all
select kind, id, student_id, programme_id, school_id, group_id, sent_at, due_at, state from group_request_inbox;

insert into staff_role_operation (role_id, operation)
select role, operation from (values
  ('inbox.read', array['examination_centre', 'lecturer']),
  ('inbox.claim', array['examination_centre', 'lecturer']),
  ('exams.answer-appeal', array['administrator', 'examination_centre', 'lecturer']),
  ('groups.answer-request', array['administrator', 'registrar', 'deans_office'])) given (operation, roles)
cross join unnest(roles) role;

-- The university sees a project of a club once it says what it needs.

create or replace view club_project_inbox as
select 'club_project' as kind, p.id, h.student_id, s.programme_id, m.school_id, null::int as group_id, p.sent_at,
  p.sent_at + make_interval(days => (select (value ->> 'club_project')::int from setting where name = 'inbox_due_days')) as due_at,
  'sent' as state
from club_project p
join club c on c.id = p.club_id and c.closed_at is null
join club_member h on h.club_id = p.club_id and h.role = 'head'
join student s on s.id = h.student_id join programme m on m.id = s.programme_id
where p.status = 'in_progress' and exists (select from club_project_resource e where e.project_id = p.id);
comment on view club_project_inbox is 'Club projects with resources that await an answer.';
comment on column club_project.sent_at is 'When it was proposed, received its first resource, or was sent again after a rejection.';

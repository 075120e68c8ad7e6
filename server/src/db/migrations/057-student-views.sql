-- Staff: the portal as the student sees it.
create table student_view (
  id int generated always as identity primary key,
  staff_member_id int not null references staff_member,
  -- It ends with the session of staff in which it was opened.
  staff_session_id int references staff_session on delete set null,
  student_id int not null references student on delete cascade,
  reason text not null check (reason ~ '\S'),
  token_hash bytea not null unique,
  key text not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  unique (staff_member_id, key)
);
create index on student_view (staff_session_id);
create index on student_view (student_id);
comment on table student_view is 'Members of staff who look at the portal as a student sees it, for some minutes and without changing anything.';
comment on column student_view.staff_session_id is 'The session of staff in which it was opened, and with which it ends; null when that has ended.';
comment on column student_view.reason is 'Why, as the student reads it.';
comment on column student_view.token_hash is 'Of the token of the view, which is none of a student and none of staff.';
comment on column student_view.key is 'The key of the attempt: one that is sent again opens no second view.';
comment on column student_view.ended_at is 'When it was ended before its time.';

create view open_student_view as
select v.id, v.token_hash, v.student_id, v.staff_member_id, p.school_id, t.programme_id
from student_view v
join staff_session s on s.id = v.staff_session_id and s.expires_at > now()
join student t on t.id = v.student_id
join programme p on p.id = t.programme_id
where v.ended_at is null and v.expires_at > now() and exists (
  select from staff_permission h where h.staff_member_id = v.staff_member_id and h.operation = 'students.view-as'
    and (h.scope = 'university' or h.school_id = p.school_id or h.programme_id = t.programme_id));
comment on view open_student_view is 'The views that are open now: within their time, in a session of staff that lives, and by a permission that is held for this student.';

insert into staff_role_operation (role_id, operation)
select role, 'students.view-as' from unnest(array['administrator', 'registrar', 'deans_office']) role;

-- How long a view lasts, in minutes.
insert into setting (name, value) values ('student_view_minutes', '15');

-- Staff: A session without the second factor is not open while the university requires one.
alter table staff_session add column has_second_factor boolean not null default false;
comment on column staff_session.has_second_factor is 'It was opened with the second factor, or the factor was set up in it.';
-- Setting a second factor up has ended every session that had none.
update staff_session s set has_second_factor = true
from staff_member m where m.id = s.staff_member_id and m.totp_secret is not null;

create view open_staff_session as
select s.id, s.token_hash, s.staff_member_id, s.device_id, s.created_at, s.last_seen_at, s.expires_at, s.has_second_factor
from staff_session s
where s.expires_at > now() and (s.has_second_factor
  or (select value = 'false' from setting where name = 'staff_second_factor'));
comment on view open_staff_session is 'The open sessions of staff. Those without the second factor are included only while the setting staff_second_factor is false.';

create or replace view open_student_view as
select v.id, v.token_hash, v.student_id, v.staff_member_id, p.school_id, t.programme_id
from student_view v
join open_staff_session s on s.id = v.staff_session_id
join student t on t.id = v.student_id
join programme p on p.id = t.programme_id
where v.ended_at is null and v.expires_at > now() and exists (
  select from staff_permission h where h.staff_member_id = v.staff_member_id and h.operation = 'students.view-as'
    and (h.scope = 'university' or h.school_id = p.school_id or h.programme_id = t.programme_id));

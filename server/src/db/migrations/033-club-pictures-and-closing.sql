-- Clubs: Pictures with an address of their own, and the closing of a club.

alter table club_revision
  add column picture text generated always as (encode(sha256(jpeg), 'hex')) stored,
  add column closing_reason text;
comment on column club_revision.picture is 'The name of the picture in its address: the hash of what is shown.';
comment on column club_revision.closing_reason is 'Why the head asks to close the club; null for a founding and for a change of its texts.';
comment on column club.closed_at is 'The head has withdrawn a founding that was not approved, or the university has closed the club at the request of its head.';
create index on club_revision (picture) where picture is not null;

create or replace view club_project_inbox as
select 'club_project' as kind, p.id, h.student_id, s.programme_id, m.school_id, null::int as group_id, p.sent_at,
  p.sent_at + make_interval(days => (select (value ->> 'club_project')::int from setting where name = 'inbox_due_days')) as due_at,
  'sent' as state
from club_project p
join club c on c.id = p.club_id and c.closed_at is null
join club_member h on h.club_id = p.club_id and h.role = 'head'
join student s on s.id = h.student_id join programme m on m.id = s.programme_id
where p.status = 'in_progress';

-- Kinds stand in the contract; a list here would have to repeat those of every migration before it.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind ~ '^[a-z_]+$');

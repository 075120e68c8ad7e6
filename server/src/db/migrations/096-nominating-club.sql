-- The club that has named a student is one of the clubs; before, its number had no meaning elsewhere.

with named as (
  select s.id as student_id, s.self_government_id as old_id, (
    select min(c.id) from club c join club_revision r on r.id = c.approved_revision_id
    where r.name_ka = s.self_government_ka and c.closed_at is null) as club_id
  from student s where s.self_government_id is not null
), answers as (
  update self_government_answer a set self_government_id = n.club_id from named n
  where a.student_id = n.student_id and a.self_government_id = n.old_id and n.club_id is not null
)
update student s set self_government_id = n.club_id from named n where s.id = n.student_id;

alter table student add foreign key (self_government_id) references club on delete set null;
comment on column student.self_government_id is 'The club that named the student as its member, which they confirm or deny.';
comment on column student.self_government_ka is 'Not used any more: the name of a club is that of its approved revision.';
comment on column student.self_government_en is 'Not used any more, as self_government_ka.';
comment on table self_government_answer is 'Whether a student is a member of the club that named them; a yes makes them one.';
comment on column self_government_answer.self_government_id is 'The club.';
create index on student (self_government_id) where self_government_id is not null;

-- Staff: Whom each member of staff has read, so that many small reads are counted like a large one.
create table staff_student_read (
  staff_member_id int not null references staff_member on delete cascade,
  student_id int not null references student on delete cascade,
  read_at timestamptz not null default clock_timestamp(),
  primary key (staff_member_id, student_id)
);
comment on table staff_student_read is 'The students whom a member of staff has read within a day through any call, only to count them.';
comment on column staff_student_read.read_at is 'The first time within a day.';
create index on staff_student_read (read_at);
create index on staff_student_read (student_id);

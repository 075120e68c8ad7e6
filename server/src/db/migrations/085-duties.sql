-- What a student answered to what the portal asked once.

create table graduation_answer (
  student_id int primary key references student on delete cascade,
  attendance text check (attendance in ('yes', 'no', 'notDecided')),
  attendance_at timestamptz,
  gown text check (gown in ('buy', 'rent')),
  gown_at timestamptz
);

create table self_government_answer (
  student_id int not null references student on delete cascade,
  self_government_id int not null,
  is_member boolean not null,
  answered_at timestamptz not null default now(),
  primary key (student_id, self_government_id)
);

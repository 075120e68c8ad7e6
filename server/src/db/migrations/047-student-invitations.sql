-- Students: Invitations to set a first password, sent in bulk.

create table student_invitation (
  student_id int primary key references student on delete cascade,
  invited_at timestamptz not null default now(),
  times int not null default 1 check (times > 0)
);
comment on table student_invitation is 'Who was sent a letter with a link for their first password, so that an interrupted or repeated invitation sends nobody a second one.';
comment on column student_invitation.invited_at is 'The last time.';

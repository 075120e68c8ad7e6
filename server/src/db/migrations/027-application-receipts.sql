-- Applications: The refused attempt at registration that an application is about.

create table application_receipt (
  application_id int primary key references application on delete cascade,
  student_id int not null,
  receipt_id bigint not null,
  foreign key (student_id, receipt_id) references receipt on delete cascade
);
comment on table application_receipt is 'The receipt that the student has attached to an application; one at most.';
create index on application_receipt (student_id, receipt_id);

-- Applications: A certificate outlives the application that it was issued for.

alter table certificate
  alter column application_id drop not null,
  drop constraint certificate_application_id_fkey,
  add foreign key (application_id) references application on delete set null;
comment on column certificate.application_id is 'The application that it answered; null once that is deleted: the paper is out, and is checked by its code.';

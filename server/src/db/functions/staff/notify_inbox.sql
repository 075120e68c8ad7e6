create or replace function notify_inbox() returns trigger language plpgsql as $$
begin
  -- Without a payload: who may see what is asked when they read.
  perform pg_notify('inbox', '');
  return null;
end $$;

comment on function notify_inbox is 'Something was sent, answered or claimed: open pages of staff read the inbox again.';

create or replace trigger notify_inbox after insert or update or delete on problem
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on exam_appeal
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on group_request
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on missing_document
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on student_picture
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on student_vaccine
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on master_choice
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on application
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on booking
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on club_revision
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on club_project
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on visit
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on staff_answer
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on inbox_claim
  for each statement execute function notify_inbox();

create or replace trigger notify_inbox after insert or update or delete on scan_order
  for each statement execute function notify_inbox();

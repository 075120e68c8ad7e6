create or replace function add_notification(the_kind text, the_event text, the_subject int, the_details jsonb, students int[])
returns void language plpgsql as $$
declare
  added int;
begin
  if coalesce(cardinality(students), 0) = 0 or current_setting('portal.notifications', true) = 'off' then
    return;
  end if;
  insert into notification (kind, event, subject_id, details) values (the_kind, the_event, the_subject, the_details)
    on conflict (event) do update set details = notification.details || excluded.details
    returning id into added;
  insert into notification_recipient (student_id, notification_id)
    select distinct student, added from unnest(students) student on conflict do nothing;
  perform notify_students(students);
end $$;

comment on function add_notification is 'Adds a notification for these students, once for each event. With the setting portal.notifications off, as while a demo is filled, it does nothing.';

create or replace function notify_students(students int[]) returns void language plpgsql as $$
begin
  perform pg_notify('notifications', case when cardinality(students) <= 500 then array_to_string(students, ',') else '*' end);
end $$;

comment on function notify_students is 'Notifies the channel notifications whose counts have changed: students by id, or * for more than fit into one message.';

create or replace function publish_due() returns int language plpgsql as $$
declare
  due publication;
  added int;
  message int;
  students int[];
  total int := 0;
begin
  for due in
    select * from publication where publish_at <= now() and published_at is null and cancelled_at is null
    order by publish_at, id for update skip locked
  loop
    message := null;
    students := array(select list_audience(due.audience, coalesce(due.programme_id, due.group_id, due.subject_id)));
    if due.form = 'popup' then
      insert into popup_message (title_ka, title_en, text_ka, text_en)
        values (due.title_ka, due.title_en, due.text_ka, due.text_en) returning id into message;
      insert into popup_recipient (message_id, student_id) select message, unnest(students);
    else
      insert into notification (kind, event, publication_id) values ('published', 'publication ' || due.id, due.id)
        returning id into added;
      insert into notification_recipient (notification_id, student_id) select added, unnest(students);
      perform notify_students(students);
    end if;
    update publication set published_at = now(), recipient_count = cardinality(students), message_id = message where id = due.id;
    total := total + 1;
  end loop;
  return total;
end $$;

comment on function publish_due is 'Publishes what is due, each thing once, whichever process comes first. Returns how many things were published.';

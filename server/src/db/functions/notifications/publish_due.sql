create or replace function publish_due() returns int language plpgsql as $$
declare
  due publication;
  target publication_audience;
  reason text;
  added int;
  message int;
  students int[];
  total int := 0;
begin
  for due in
    select * from publication where publish_at <= now() and published_at is null and cancelled_at is null
    order by publish_at, id for update skip locked
  loop
    select a.* into target from publication_audience a
      where a.audience = due.audience
        and a.target_id is not distinct from coalesce(due.programme_id, due.group_id, due.subject_id);
    reason := case when not found then 'audience' when not exists (
      select from staff_permission h
      where h.staff_member_id = due.staff_member_id and h.operation = 'notifications.publish'
        and (h.scope = 'university' or h.school_id = target.school_id or h.programme_id = target.programme_id
          or h.group_id = target.group_id)) then 'permission' end;
    if reason is not null then
      update publication set cancelled_at = now(), cancel_reason = reason where id = due.id;
      insert into audit (operation, entity, entity_id, school_id, before, after, request_id)
        values ('notifications.publish', 'publication', due.id, target.school_id, '{"state": "waiting"}',
          jsonb_build_object('state', 'cancelled', 'reason', reason), 'publish_due');
      continue;
    end if;
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

comment on function publish_due is 'Publishes what is due, each thing once, whichever process comes first; what its author may not publish any more is cancelled with the reason. Returns how many things were published.';

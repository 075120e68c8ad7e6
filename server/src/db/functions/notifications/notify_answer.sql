create or replace function notify_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_notification('answer', 'answer ' || new.id, null,
      jsonb_build_object('kind', new.kind, 'decision', new.decision)
      -- Where what was answered has an address of its own, or is on another page than others of its kind.
      || coalesce(case new.kind
        when 'problem' then jsonb_build_object('link', '/register_problems?report=' || new.entry_id)
        when 'application' then jsonb_build_object('link', '/my-applications?application=' || new.entry_id)
        when 'camera_request' then (
          select '{"link": "/cinematography-cam-requests"}'::jsonb from booking
          where id = new.entry_id and kind = 'cinematography')
        when 'club' then (
          select jsonb_build_object('link', '/clubs/manage?club=' || club_id) from club_revision
          where id = new.entry_id and (closing_reason is null or new.decision <> 'approved'))
        when 'club_project' then (
          select jsonb_build_object('link', '/clubs/manage?club=' || club_id || '&project=' || id) from club_project
          where id = new.entry_id)
      end, '{}')
      || case when new.kind = 'club' and exists (
          select from club_revision where id = new.entry_id and closing_reason is not null)
        then jsonb_build_object('decision', 'closing_' || new.decision) else '{}' end,
      array[new.student_id]);
  elsif new.undone_at is not null then
    delete from notification where event = 'answer ' || new.id;
    perform notify_students(array[new.student_id]);
  end if;
  return null;
end $$;

comment on function notify_answer is 'An answer of staff becomes a notification, and one that is undone takes it away.';

create or replace trigger notify_answer after insert or update of undone_at on staff_answer
  for each row execute function notify_answer();

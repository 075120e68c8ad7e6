create or replace function drop_held_messages() returns trigger language plpgsql as $$
begin
  update outbox set expires_at = now() where sent_at is null;
  return null;
end $$;

comment on function drop_held_messages is 'When a trial copy becomes a real portal, the messages that it held expire, because they came from a trial.';

create or replace trigger drop_held_messages after update of value on setting for each row
  when (old.name = 'trial' and old.value = 'true' and new.value = 'false') execute function drop_held_messages();

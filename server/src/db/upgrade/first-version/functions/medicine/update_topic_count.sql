create or replace function update_topic_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update medicine_topic set taken = taken - 1 where id = old.topic_id; end if;
  if tg_op <> 'DELETE' then update medicine_topic set taken = taken + 1 where id = new.topic_id; end if;
  return null;
end $$;

comment on function update_topic_count is 'Counts the choices of a topic; topic_within_places limits them.';

create or replace trigger update_topic_count after insert or delete or update of topic_id on medicine_topic_choice
  for each row execute function update_topic_count();

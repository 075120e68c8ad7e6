create or replace function update_pair_members() returns trigger language plpgsql as $$
begin
  update conversation_member set last_at = new.last_at, message_count = new.message_count where conversation_id = new.id;
  if old.message_count = 0 then
    -- In the order of their keys: conversations that begin at the same moment wait for each other, never in a circle.
    insert into conversation_total (person, pairs)
    select coalesce(student_id, -lecturer_id), 1 from conversation_member where conversation_id = new.id order by 1
    on conflict (person) do update set pairs = conversation_total.pairs + 1;
  end if;
  return null;
end $$;

comment on function update_pair_members is
  'Writes to the two members of a conversation what their lists are sorted by, and counts it with its first message. The members of a group are not written to: however many they are, a message costs the same.';

create or replace trigger update_pair_members after update of message_count, last_at on conversation
  for each row when (new.pair is not null and new.message_count > 0) execute function update_pair_members();

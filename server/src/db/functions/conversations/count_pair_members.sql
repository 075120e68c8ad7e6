create or replace function count_pair_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update conversation_total t set pairs = t.pairs - gone.count
    from (
      select coalesce(student_id, -lecturer_id) as person, count(*)::int from changed where last_at is not null group by 1) gone
    where t.person = gone.person;
    return null;
  end if;
  -- Most conversations get their members before their first message.
  perform from conversation c
  where c.pair is not null and c.message_count > 0 and c.id in (select conversation_id from changed)
  order by c.id for no key update;
  if found then
    with filled as (
      update conversation_member m set last_at = c.last_at, message_count = c.message_count
      from changed, conversation c
      where m.id = changed.id and c.id = m.conversation_id and c.pair is not null and c.message_count > 0
      returning coalesce(m.student_id, -m.lecturer_id) as person)
    insert into conversation_total (person, pairs) select person, count(*) from filled group by person order by person
    on conflict (person) do update set pairs = conversation_total.pairs + excluded.pairs;
  end if;
  return null;
end $$;

comment on function count_pair_members is
  'Counts the conversations of persons who come into one that has messages, or whose membership is deleted.';

create or replace trigger count_added_pair_members after insert on conversation_member
  referencing new table as changed for each statement execute function count_pair_members();
create or replace trigger count_deleted_pair_members after delete on conversation_member
  referencing old table as changed for each statement execute function count_pair_members();

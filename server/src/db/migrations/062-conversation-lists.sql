-- Conversations: the list of a person with many costs what that of one with few does.

-- Nobody writes a message until these columns are filled and kept.
lock table conversation, conversation_member in share row exclusive mode;

alter table conversation_member
  add column last_at timestamptz,
  add column message_count int,
  add constraint conversation_member_left check (left_at is null or last_at is null);
comment on column conversation_member.last_at is
  'Between two persons: when the last message was written, by which the list is sorted. Null before it, and in a group, whose conversation has it. Kept by update_pair_members.';
comment on column conversation_member.message_count is
  'Between two persons, as last_at: the number of the last message.';

-- A person is a student''s id, or a lecturer''s with a minus.
create table conversation_total (
  person int primary key,
  pairs int not null check (pairs >= 0)
);
comment on table conversation_total is
  'How many conversations with one other person somebody has. Kept by update_pair_members and count_pair_members.';
comment on column conversation_total.person is 'The id of a student, or that of a lecturer with a minus.';

update conversation_member m set last_at = c.last_at, message_count = c.message_count
from conversation c where c.id = m.conversation_id and c.pair is not null and c.message_count > 0;
insert into conversation_total (person, pairs)
select coalesce(student_id, -lecturer_id), count(*) from conversation_member where last_at is not null group by 1;

create index conversation_member_pairs on conversation_member
  (coalesce(student_id, -lecturer_id), last_at desc, conversation_id desc) where last_at is not null;
create index conversation_member_groups on conversation_member (coalesce(student_id, -lecturer_id)) where last_at is null;
create index conversation_member_unread on conversation_member (coalesce(student_id, -lecturer_id))
  where message_count > seen_count and not is_muted;

-- Found by its key alone, however many conversations its author has.
create unique index conversation_message_attempt on conversation_message (key, member_id) where key is not null;
drop index conversation_message_key;

-- As in functions/conversations/, which come after this transaction: the previous version of the server writes before.
create function update_pair_members() returns trigger language plpgsql as $$
begin
  update conversation_member set last_at = new.last_at, message_count = new.message_count where conversation_id = new.id;
  if old.message_count = 0 then
    insert into conversation_total (person, pairs)
    select coalesce(student_id, -lecturer_id), 1 from conversation_member where conversation_id = new.id order by 1
    on conflict (person) do update set pairs = conversation_total.pairs + 1;
  end if;
  return null;
end $$;
create trigger update_pair_members after update of message_count, last_at on conversation
  for each row when (new.pair is not null and new.message_count > 0) execute function update_pair_members();

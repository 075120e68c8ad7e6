create or replace function protect_accepted_message() returns trigger language plpgsql as $$
begin
  if old.is_contract and exists (
    select from popup_recipient r where r.message_id = old.id and r.accepted_at is not null
  ) then
    raise exception 'message % was accepted as it is: send another one', old.id;
  end if;
  return new;
end $$;

comment on function protect_accepted_message is 'Refuses to change the text of a contract that somebody has accepted.';

create or replace trigger protect_accepted_message before update of title_ka, title_en, text_ka, text_en, is_contract on popup_message
  for each row execute function protect_accepted_message();

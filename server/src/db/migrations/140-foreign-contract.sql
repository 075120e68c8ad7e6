-- When and in which language a foreign contract, a message over the page, was accepted.
alter table popup_recipient
  add column accepted_at timestamptz,
  add column accepted_in text check (accepted_in in ('ka', 'en')),
  add check ((accepted_at is null) = (accepted_in is null));

-- What somebody has accepted cannot become another text.
create function keep_accepted_text() returns trigger language plpgsql as $$
begin
  if old.is_contract and exists (
    select from popup_recipient r where r.message_id = old.id and r.accepted_at is not null
  ) then
    raise exception 'message % was accepted as it is: send another one', old.id;
  end if;
  return new;
end $$;
create trigger keep_accepted_text before update of title_ka, title_en, text_ka, text_en, is_contract on popup_message
  for each row execute function keep_accepted_text();

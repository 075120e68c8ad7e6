create or replace function choose_medicine_topic(the_student int, the_topic int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  wanted medicine_topic;
  held int;
  mine int;
begin
  select t.* into wanted from medicine_topic t join semester s on s.id = t.semester_id and s.is_current
    where t.id = the_topic;
  select p.outcome, p.registration, p.detail into outcome, mine, detail
    from load_medicine_registration(the_student, wanted.subject_id, false) p;
  if mine is null then return; end if;
  select c.topic_id into held from medicine_topic_choice c where c.registration_id = mine;
  if held = the_topic then outcome := 'ok'; return; end if;
  if the_key is not null and has_receipt(the_student, 'topic_chosen', the_topic, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  perform from medicine_topic where id in (held, the_topic) order by id for no key update;
  detail := detail || jsonb_build_object('topic', jsonb_build_object('ka', wanted.name_ka, 'en', wanted.name_en));
  if not exists (select from medicine_topic where id = the_topic and taken < places) then
    outcome := 'full';
    return;
  end if;
  insert into medicine_topic_choice (registration_id, topic_id) values (mine, the_topic)
    on conflict (registration_id) do update set topic_id = excluded.topic_id, chosen_at = now();
  perform save_receipt(the_student, 'topic_chosen', wanted.subject_id, the_topic, null, null, null, the_key);
end $$;

comment on function choose_medicine_topic is 'Chooses a topic, or changes to it. The place in the old topic is free only when the new one is taken. Answers ok, full, undone (the choice of this key was removed since), or as load_medicine_registration does.';

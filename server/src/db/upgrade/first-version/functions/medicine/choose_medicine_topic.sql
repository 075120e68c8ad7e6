create or replace function choose_medicine_topic(the_student int, the_topic int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  requested medicine_topic;
  current_topic int;
  own_registration int;
begin
  select t.* into requested from medicine_topic t join semester s on s.id = t.semester_id and s.is_current
    where t.id = the_topic;
  select p.outcome, p.registration, p.detail into outcome, own_registration, detail
    from load_medicine_registration(the_student, requested.subject_id, false) p;
  if own_registration is null then return; end if;
  select c.topic_id into current_topic from medicine_topic_choice c where c.registration_id = own_registration;
  if current_topic = the_topic then outcome := 'ok'; return; end if;
  if the_key is not null and has_receipt(the_student, 'topic_chosen', the_topic, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  perform from medicine_topic where id in (current_topic, the_topic) order by id for no key update;
  detail := detail || jsonb_build_object('topic', jsonb_build_object('ka', requested.name_ka, 'en', requested.name_en));
  if not exists (select from medicine_topic where id = the_topic and taken < places) then
    outcome := 'full';
    return;
  end if;
  insert into medicine_topic_choice (registration_id, topic_id) values (own_registration, the_topic)
    on conflict (registration_id) do update set topic_id = excluded.topic_id, chosen_at = now();
  perform save_receipt(the_student, 'topic_chosen', requested.subject_id, the_topic, null, null, null, the_key);
end $$;

comment on function choose_medicine_topic is 'Chooses a topic, or changes to it. The place in the old topic is free only when the new one is taken. Answers ok, full, undone (the choice of this key was removed since), or as load_medicine_registration does.';

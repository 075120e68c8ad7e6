create or replace function remove_medicine_topic(the_student int, the_topic int, the_key text, out outcome text, out detail jsonb)
language plpgsql as $$
declare
  subject int := (select t.subject_id from medicine_topic t join semester s on s.id = t.semester_id and s.is_current
    where t.id = the_topic);
  own_registration int;
begin
  select p.outcome, p.registration, p.detail into outcome, own_registration, detail
    from load_medicine_registration(the_student, subject, false) p;
  if own_registration is null then return; end if;
  if not exists (select from medicine_topic_choice where registration_id = own_registration and topic_id = the_topic) then
    outcome := case when has_receipt(the_student, 'topic_removed', the_topic, null) then 'ok' else 'not_found' end;
    return;
  end if;
  if the_key is not null and has_receipt(the_student, 'topic_removed', the_topic, the_key) then
    outcome := 'undone';
    return;
  end if;
  if outcome <> 'ok' then return; end if;
  delete from medicine_topic_choice where registration_id = own_registration;
  perform save_receipt(the_student, 'topic_removed', subject, the_topic, null, null, null, the_key);
end $$;

comment on function remove_medicine_topic is 'Gives a topic back. Doing it twice is ok; undone is an attempt that is repeated after the topic was chosen again.';

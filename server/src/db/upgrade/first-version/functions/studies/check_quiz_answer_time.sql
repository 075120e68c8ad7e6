create or replace function check_quiz_answer_time() returns trigger language plpgsql as $$
begin
  if not exists (
    select from quiz_attempt a
    join quiz k on k.id = a.quiz_id
    where a.student_id = new.student_id and a.quiz_id = new.quiz_id and a.finished_at is null
      and new.saved_at >= a.started_at and new.saved_at < least(a.ends_at, k.closes_at)
  ) then
    raise exception 'quiz_attempt_is_over' using errcode = 'check_violation';
  end if;
  return new;
end $$;

comment on function check_quiz_answer_time is 'Refuses answers outside the attempt or after the quiz has closed, also when the closing was moved forward.';

create or replace trigger check_quiz_answer_time before insert or update of option_ids, text, given_ms, saved_at on quiz_answer
  for each row execute function check_quiz_answer_time();

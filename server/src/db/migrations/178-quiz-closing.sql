-- An attempt ends with its quiz, also when the closing was moved forward after it had begun.
create or replace function guard_quiz_answer() returns trigger language plpgsql as $$
begin
  if not exists (
    select from quiz_attempt a
    join quiz k on k.id = a.quiz_id
    where a.student_id = new.student_id and a.quiz_id = new.quiz_id and a.finished_at is null
      and new.saved_at >= a.started_at and new.saved_at < least(a.ends_at, k.closes_at)
  ) then
    raise exception 'answers_only_while_it_runs' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function is_decision_current(the_student int, as_of int, the_semester int, catalogue int, since timestamptz, until timestamptz)
  returns boolean language plpgsql as $$
declare
  is_same boolean;
begin
  perform 1 from semester s where s.is_current and s.id = the_semester and s.catalogue_version = catalogue for share;
  is_same := found;
  perform 1 from student s where s.id = the_student and s.registration_version = as_of for update;
  return is_same and found and (since is null or now() >= since) and (until is null or now() < until);
end $$;

comment on function is_decision_current is 'Whether nothing of the student, the catalogue or the registration window has changed since a decision. Locks the semester and then the student, in the order of take_seats.';

create or replace function find_student_by_code(the_code text) returns setof student language sql stable as $$
  select s.* from student s where upper(s.code) = upper(the_code) order by s.code = the_code desc, s.id limit 1
$$;

comment on function find_student_by_code is 'The student with this code in any case of letters. If codes differ by case only, the exact one is preferred.';

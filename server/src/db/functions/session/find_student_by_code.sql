create or replace function find_student_by_code(the_code text) returns setof student language sql stable as $$
  select s.* from student s, (select
      upper(the_code) as typed,
      upper(regexp_replace(the_code, '[[:space:]]', '', 'g')) as joined,
      upper(translate(regexp_replace(the_code, '[[:space:]]', '', 'g'),
        'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰАВЕЅІЈКМНОРСТУХавеѕіјкмнорстух',
        'abgdevztiklmnopjrstufqryscczwwxjhABESIJKMHOPCTYXabesijkmhopctyx')) as meant) c
  where upper(s.code) in (c.typed, c.joined, c.meant)
  order by s.code = the_code desc, upper(s.code) = c.typed desc, upper(s.code) = c.joined desc, s.id limit 1
$$;

comment on function find_student_by_code is 'Finds the student by a code in either case, with spaces, or typed on a Georgian or Cyrillic keyboard (toCodeForm in rules/src/text). Prefers the closest match.';

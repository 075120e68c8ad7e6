create or replace function find_exam_room(the_room int) returns text language sql stable as $$
  select name from room where id = the_room and not is_distance
$$;

comment on function find_exam_room is 'The name of the room of an exam; null is a distance exam.';

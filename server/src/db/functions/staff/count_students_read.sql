create or replace function count_students_read(the_staff int, the_operation text, students int[], the_call text, the_request text,
  out audited boolean) language plpgsql as $$
declare
  before int;
  added int;
begin
  audited := false;
  perform from unnest(students) s
    where not exists (select from staff_student_read r
      where r.staff_member_id = the_staff and r.student_id = s and r.read_at > now() - interval '1 day');
  if not found then return; end if;
  -- Serializes parallel reads.
  perform pg_advisory_xact_lock(hashtext('staff_student_read'), the_staff);
  select count(*) into before from staff_student_read r
    where r.staff_member_id = the_staff and r.read_at > clock_timestamp() - interval '1 day';
  insert into staff_student_read as r (staff_member_id, student_id)
    select the_staff, s.id from student s where s.id = any(students)
    on conflict (staff_member_id, student_id) do update set read_at = clock_timestamp()
    where r.read_at <= clock_timestamp() - interval '1 day';
  get diagnostics added = row_count;
  audited := added > 0 and (before + added - 1) / 20 > (greatest(before, 1) - 1) / 20;
  if audited then
    insert into audit (staff_member_id, operation, entity, after, request_id)
    values (the_staff, the_operation, 'students_read',
      jsonb_build_object('students', before + added, 'hours', 24, 'call', the_call), the_request);
  end if;
end $$;

comment on function count_students_read is 'Counts the distinct students whom a member of staff reads within a day. A read that takes the count past 20, 40, 60 and so on is audited.';

create or replace function save_contact_change() returns trigger language plpgsql as $$
declare
  actor text := coalesce(current_setting('portal.actor', true), '');
  is_own boolean := actor = 'student';
  the_day timestamptz := now() + make_interval(days => coalesce((
    select (value #>> '{}')::int from setting where name = 'contact_hold_days'), 0));
  is_used boolean := new.password_hash is not null
    or exists (select from student_invitation i where i.student_id = new.id);
  changed record;
  trusted contact_change;
  has_trusted boolean;
  is_back boolean;
  former jsonb := '{}';
  current jsonb := '{}';
begin
  for changed in
    select v.field, v.before, v.after, contact_key(v.field, v.after) as after_key from (values
      ('university_email', nullif(old.university_email, ''), nullif(new.university_email, '')),
      ('personal_email', nullif(old.personal_email, ''), nullif(new.personal_email, '')),
      ('phone', nullif(old.phone, ''), nullif(new.phone, ''))) v (field, before, after)
    where contact_key(v.field, v.before) is distinct from contact_key(v.field, v.after)
  loop
    -- The value before the first change that is still held. Changing back to it needs no hold.
    select * into trusted from contact_change c
      where c.student_id = new.id and c.field = changed.field and c.held_until > clock_timestamp() order by c.id limit 1;
    has_trusted := found;
    is_back := has_trusted and contact_key(changed.field, trusted.old_value) is not distinct from changed.after_key;
    if is_own or is_back then
      update contact_change set held_until = clock_timestamp()
        where student_id = new.id and field = changed.field and held_until > clock_timestamp();
    end if;
    insert into contact_change (student_id, field, old_value, new_value, is_by_university, held_until)
    values (new.id, changed.field, changed.before, changed.after, not is_own,
      case when not is_own and not is_back and is_used and changed.after is not null and the_day > now() then the_day end);
    former := former || jsonb_build_object(changed.field, changed.before);
    current := current || jsonb_build_object(changed.field, changed.after);
  end loop;
  if not is_own and current <> '{}' then
    insert into audit (staff_member_id, operation, entity, entity_id, student_id, school_id, before, after, request_id)
    select (select m.id from staff_member m where m.email = actor), 'records.import', 'student_contact', new.id, new.id,
      p.school_id, former, current, coalesce(nullif(current_setting('portal.request', true), ''), 'command line')
    from programme p where p.id = new.programme_id;
  end if;
  return null;
end $$;

comment on function save_contact_change is 'Saves the former address or number of a student whenever it changes. A change that the student did not make (portal.actor of the transaction) is audited, reported by the server, and holds links and codes for contact_hold_days once the account has a password or an invitation.';

create or replace trigger save_contact_change after update of university_email, personal_email, phone on student
for each row when (
  old.university_email is distinct from new.university_email or old.personal_email is distinct from new.personal_email
  or old.phone is distinct from new.phone)
execute function save_contact_change();

create or replace function update_master_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.removed_at is null and old.status <> 'rejected' then
    update master_theme set taken = taken - 1 where id = old.theme_id;
    update master_supervisor set taken = taken - 1
      where (programme_id, semester_id, lecturer_id) = (old.programme_id, old.semester_id, old.lecturer_id);
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null and new.status <> 'rejected' then
    update master_theme set taken = taken + 1 where id = new.theme_id;
    update master_supervisor set taken = taken + 1
      where (programme_id, semester_id, lecturer_id) = (new.programme_id, new.semester_id, new.lecturer_id);
  end if;
  return null;
end $$;

comment on function update_master_counts is 'Counts the choices of a theme and of its supervisor; the checks of both tables limit them. The theme is updated first, so that two transactions cannot deadlock.';

create or replace trigger update_master_counts after insert or delete or update of theme_id, lecturer_id, status, removed_at
  on master_choice for each row execute function update_master_counts();

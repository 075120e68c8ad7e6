create or replace function read_group_times(the_group int) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'is_closed', not g.is_open and g.must_change,
      'meetings', coalesce((
        select jsonb_agg(jsonb_build_object('dayID', m.weekday, 'day_ka', d.name_ka, 'day_en', d.name_en, 'time', to_char(m.starts, 'HH24:MI'),
          'time_end', to_char(m.ends, 'HH24:MI'), 'room', o.name) order by m.weekday, m.starts, o.name)
        from group_meeting m join weekday d on d.id = m.weekday left join room o on o.id = m.room_id where m.group_id = g.id), '[]'),
      'moves', coalesce((
        select jsonb_agg(jsonb_build_object('date', v.day, 'new_date', v.new_day, 'time', to_char(v.starts, 'HH24:MI'),
          'time_end', to_char(v.ends, 'HH24:MI'), 'room', o.name) order by v.day, v.starts, v.position)
        from meeting_move v left join room o on o.id = v.room_id where v.group_id = g.id), '[]'))
    from study_group g where g.id = the_group);
end $$;

comment on function read_group_times is 'What a student of the group needs to know of its times: whether it was closed, its weekly meetings and those moved on one date.';

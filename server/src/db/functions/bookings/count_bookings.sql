create or replace function count_bookings(the_bookable int, the_day date, the_start time, the_end time, except_booking int default null)
returns int language plpgsql stable as $$
begin
  return (
    select count(*) from booking_item i join booking b on b.id = i.booking_id
    where i.bookable_id = the_bookable and b.status in ('sent', 'confirmed') and b.day = the_day
      and b.starts < the_end and b.ends > the_start and b.id is distinct from except_booking);
end $$;

comment on function count_bookings is 'How many bookings something has that overlap a time on a day.';

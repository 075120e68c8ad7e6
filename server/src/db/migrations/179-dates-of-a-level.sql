-- A date of the year that concerns the students of one level alone; null: everybody.
alter table academic_event add column study_level_id int check (study_level_id in (1, 2, 3, 4));

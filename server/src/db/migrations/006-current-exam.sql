-- The exam that a student is taking now follows from the schedule and the time for files. Nothing reads the column any
-- more; the previous version does, so a later migration drops it.
update student set current_exam_id = null where current_exam_id is not null;
comment on column student.current_exam_id is 'Not used: dropped by the version after the one that has migration 006.';

-- Who teaches a subject is read from the index alone, in its order: a subject that thousands take has hundreds of groups.
create index study_group_taught on study_group (subject_id, semester_id, lecturer_id);
drop index study_group_subject_id_semester_id_idx;

-- A group in which somebody has a seat. Whether a practice is to be chosen beside it was asked before: to find that out,
-- all groups of the subject are looked through, and of a popular one there are more the larger the university is.
create view held_group_row as
select g."scheduleID", g."subjectID", g."group", g.config, g.part, g."parentID", g."lecture_typeID", g.lecture_type,
  g.lecture_typeeng, g.day, g.dayeng, g."time", g.time_end, g.name, g.nameeng, g.st_count, g.capacity, g.rotation,
  g.curation, g.curationeng, g.room, g.start_date, g.end_date, g.dates, g.meetings
from group_row g;

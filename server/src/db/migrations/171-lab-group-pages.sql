-- A page of laboratory groups, those with room first, is read in its order however many groups a subject has.
create index on lab_group (subject_id, semester_id, (taken >= places), name, id);

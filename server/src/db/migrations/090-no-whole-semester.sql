-- On the opening morning no row of the new semester is there, so to the planner a whole semester looks as cheap to read
-- as one student: a plan made then read all registrations for each student, until the statistics came. By subject alone
-- nothing but the student's own key can be taken for her.
drop index registration_semester_id_subject_id_idx;
create index on registration (subject_id);
drop index pre_registration_semester_id_subject_id_idx;
create index on pre_registration (subject_id) where removed_at is null;

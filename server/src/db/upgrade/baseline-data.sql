-- A small university in the schema of the baseline, for the test of upgrades; counts are written out,
-- because the baseline has no triggers yet. Like the baseline it is never changed.

insert into school (id, name_ka, name_en) values (1, 'მეცნიერების სკოლა', 'School of Sciences');
insert into programme (id, school_id, name_ka, name_en, category_id, study_level_id, ects, semesters) values
  (1, 1, 'ბიოლოგია', 'Biology', 1, 1, 240, 8),
  (2, 1, 'ფიზიკა', 'Physics', 1, 2, 120, 4);
insert into subject (id, code, name_ka, name_en, credits, school_id) values
  (1, 'B1', 'ბოტანიკა', 'Botany', 5, 1),
  (2, 'Z1', 'ზოოლოგია', 'Zoology', 5, 1);
insert into module (id, programme_id, name_ka, name_en, kind, required_credits) values (1, 1, 'ძირითადი', 'Core', 'compulsory', 10);
insert into module_subject (module_id, subject_id) values (1, 1), (1, 2);
insert into semester (id, academic_year, season, name_ka, name_en, starts_on, ends_on, is_current) values
  (1, 2026, 'autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-01-31', true);
insert into lecturer (id, fname_ka, lname_ka, fname_en, lname_en, school_id) values (1, 'ანა', 'ბერიძე', 'Ana', 'Beridze', 1);
insert into study_group (id, semester_id, subject_id, code, lecture_type_id, capacity, taken, lecturer_id) values
  (1, 1, 1, 'B1-1', 1, 2, 2, 1),
  (2, 1, 2, 'Z1-1', 1, 1, 0, 1);
insert into subject_lecturer (subject_id, semester_id, lecturer_id, groups) values (1, 1, 1, 1), (2, 1, 1, 1);
insert into group_meeting (group_id, position, weekday, starts, ends) values (1, 0, 1, '10:00', '11:00'), (2, 0, 2, '10:00', '11:00');
insert into student (id, code, fname_ka, lname_ka, fname_en, lname_en, programme_id, university_email) values
  (1, 'u1', 'ნინო', 'კალანდაძე', 'Nino', 'Kalandadze', 1, 'u1@university.example'),
  (2, 'u2', 'გია', 'ლომიძე', 'Gia', 'Lomidze', 1, 'u2@university.example');
insert into registration (id, student_id, semester_id, subject_id, module_id, programme_id) values (1, 1, 1, 1, 1, 1), (2, 2, 1, 1, 1, 1);
insert into registration_group (registration_id, group_id, part) values (1, 1, 1), (2, 1, 1);
insert into receipt (student_id, semester_id, action, subject_id, group_ids, registration_id, key) values
  (1, 1, 'registered', 1, '{1}', 1, 'first');
insert into mark (student_id, semester_id, subject_id, credits, score, status_id) values (1, 1, 2, 5, 91, 1);
insert into plan (student_id, semester_id, name, subjects) values (2, 1, 'ჩემი გეგმა', '[]');
insert into exam (id, semester_id, subject_id, exam_type_id, day, starts, room_id) values (1, 1, 1, 2, '2027-01-20', '12:00', 559);
insert into exam_paper (id, exam_id, student_id, number, score, max_score) values (1, 1, 1, 17, 35, 40);
insert into stored_file (id, name, filename, mime, size) values (1, 'a1', 'scan.jpg', 'image/jpeg', 1000);
insert into exam_page (paper_id, page, width, height, file_id) values (1, 1, 800, 1100, 1);
insert into survey (id, type, name_ka, name_en, semester_id, starts_on) values (1, 'program', 'გამოკითხვა', 'Survey', 1, '2026-10-01');
insert into survey_participant (survey_id, student_id) values (1, 1);
insert into survey_tally (survey_id, counts) values (1, '{"[1, 2, null, null]": 1}');
insert into page_seen (student_id, page, version, snapshot) values (1, 'schedule', 'v1', '{}');

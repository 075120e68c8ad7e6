-- Settings: Values that the office may change.

create table setting (
  name text primary key,
  value jsonb not null
);
comment on table setting is 'Settings of the university, one row each. The office may change any value.';

insert into setting (name, value) values
  ('time_zone', '"Asia/Tbilisi"'),
  -- Whether the database holds the demo university.
  ('demo', 'false'),
  -- Registration: the credits of a semester and a year, and from which part of the maximum on a warning is shown.
  ('credit_limits', '{"minimum":{"georgian":18,"other":30},"maximumPerSemester":45,"maximumPerYear":75,"warnFrom":0.9}'),
  ('english_level_change_orders', '[1]'),
  -- From which semester of study on, and at which levels of study, a minor may be chosen.
  ('minor_rules', '{"fromSemester":3,"studyLevels":[1]}'),
  -- "every": each final mark counts to the average, also of a repeated subject; "last": only the last one.
  ('gpa_variant', '"every"'),
  -- Networks in which many students share one address, such as the campus: log-ins are slowed down by code only.
  ('campus_networks', '[]'),
  ('problems_per_hour', '10'),
  -- Files that arrive in pieces expire after this time.
  ('upload_hours', '24'),
  ('max_open_uploads', '12'),
  -- Answers about a subject or lecturer are asked and shown from this number of students on.
  ('survey_minimum_group', '5'),
  ('international_office', '{"office": "საერთაშორისო ურთიერთობების დეპარტამენტი",
    "officeeng": "International Relations Office", "email": "", "phone": ""}'),
  -- [{name, url}] of the university's own apps. Without any, the portal itself is offered as an app.
  ('student_apps', '[]'),
  -- Links to scanned exam pages are signed with the secret. A new secret ends all links.
  ('exam_link_secret', to_jsonb(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'))),
  ('exam_link_seconds', '300'),
  -- A booked time in the language lab can be cancelled until this many hours before it.
  ('lab_cancel_hours', '2'),
  ('presentations_per_subject', '5'),
  -- Submissions of one part of a master's thesis.
  ('master_versions', '20'),
  -- Students in a laboratory group of medicine (spec 5.14).
  ('lab_group_places', '5');

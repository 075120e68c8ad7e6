alter table study_group add column registered_as jsonb, add column must_change_since timestamptz;
comment on column study_group.registered_as is 'What the students of the group registered for (subject, part, parent, meetings, dates), when an import has closed or moved it; an import that brings it back removes must_change. Null when the office set must_change.';
comment on column study_group.must_change_since is 'When an import set must_change; null when the office did.';

alter table record_import add column notices jsonb not null default '[]';
comment on column record_import.notices is 'What the import has left out, and what contradicted itself with it: groups of rows with file, column, reason and repair.';

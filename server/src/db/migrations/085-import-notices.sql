alter table record_import add column notices jsonb not null default '[]';
comment on column record_import.notices is 'What the import left out, and the contradictions that it caused: groups of rows with file, column, reason and repair.';

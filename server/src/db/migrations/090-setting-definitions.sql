-- Settings: What their values may be.

create table setting_definition (
  name text primary key,
  shape jsonb not null,
  default_value jsonb,
  when_wrong jsonb
);
comment on table setting_definition is 'What a value of each setting may be; the server writes it at its start from server/src/settings. Nobody changes it by hand.';
comment on column setting_definition.shape is 'What a value looks like, as list_setting_faults reads it, with words for both languages.';
comment on column setting_definition.default_value is 'The value of a new portal; null where the university sets the first one.';
comment on column setting_definition.when_wrong is 'Used instead of a wrong value. Without it the last right value is used, or else default_value.';

alter table setting add column refused jsonb;
comment on column setting.refused is 'What was stored and cannot be used; value has what is used instead, until a right value is stored.';

-- Settings: What their values may be.

create table setting_definition (
  name text primary key,
  shape jsonb not null,
  default_value jsonb,
  when_wrong jsonb
);
comment on table setting_definition is 'The definition of each setting, which the server writes at its start from server/src/settings. Not to be edited by hand.';
comment on column setting_definition.shape is 'The shape of a value, as list_setting_faults reads it, described in both languages.';
comment on column setting_definition.default_value is 'The value of a new portal; null if the university sets the first one.';
comment on column setting_definition.when_wrong is 'Used instead of an invalid value. Without it the last valid value is used, or else default_value.';

alter table setting add column refused jsonb;
comment on column setting.refused is 'An invalid stored value; until a valid one is stored, value has the one that is used instead.';

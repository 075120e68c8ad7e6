-- Schema: What the database was made of when it was last migrated.

create table applied_schema (
  object text primary key,
  hash text not null
);
comment on table applied_schema is 'Tables with their columns, indexes, constraints, triggers and functions as the last migration left them; /readyz compares them with the database.';
comment on column applied_schema.object is 'Its kind and name, such as "table student".';

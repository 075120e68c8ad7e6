create or replace function record_hash(value text) returns int language sql immutable parallel safe as $$
  select ('x' || left(md5(value), 8))::bit(32)::int
$$;

comment on function record_hash is 'A hash that no version of PostgreSQL changes, to see later whether a value is still the same.';

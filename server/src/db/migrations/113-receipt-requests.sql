-- Registration: What each attempt at seats asked for, so that its key is refused with something else.
alter table receipt add column request_hash text;
comment on column receipt.request_hash is 'SHA-256 of what the attempt with this key asked for: another request with the same key is refused. Null for other attempts, which are compared elsewhere.';

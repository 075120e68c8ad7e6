create or replace function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'base64'));
  return null;
end $$;

comment on function notify_session_ended is 'Notifies the channel session_ended with the token hash, so that every server forgets the session.';

create or replace trigger notify_session_ended after delete on session for each row execute function notify_session_ended();

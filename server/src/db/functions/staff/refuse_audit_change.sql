create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of the audit can only be added' using errcode = 'insufficient_privilege';
end $$;

comment on function refuse_audit_change is 'Refuses to change or delete rows of the audit, whatever rights the role of the portal has.';

create or replace trigger refuse_audit_change before update or delete on audit for each row execute function refuse_audit_change();
create or replace trigger refuse_audit_truncate before truncate on audit for each statement execute function refuse_audit_change();

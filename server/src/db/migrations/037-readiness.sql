-- The readiness check: whether the university can open.
insert into staff_role_operation (role_id, operation)
select role, 'readiness.read' from unnest(array['administrator', 'registrar']) role;

-- What a student has studied, for staff of their scope.
insert into staff_role_operation (role_id, operation)
select role, 'students.read-studies' from unnest(array['administrator', 'registrar', 'deans_office']) role;

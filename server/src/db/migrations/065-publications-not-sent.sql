-- Notifications: What is due is published only while its author may publish it.
alter table publication
  add column cancel_reason text check (cancel_reason in ('permission', 'audience')),
  add check (cancel_reason is null or cancelled_at is not null);
comment on column publication.cancel_reason is 'Why the portal has not published it when it was due: its author may not publish to this audience any more, or the group or course is not one of the current semester. Null when somebody cancelled it.';
comment on column audit.staff_member_id is 'Null for the command line, and for what the portal does by itself.';

-- Records: an import leaves out what students have given up or chosen otherwise since the last one, and lists it.
alter table record_job_row drop constraint record_job_row_kind_check,
  add constraint record_job_row_kind_check
    check (kind in ('added', 'changed', 'removed', 'closed', 'edited', 'used', 'own', 'byStudent'));

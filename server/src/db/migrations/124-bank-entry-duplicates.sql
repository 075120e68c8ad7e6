-- One word for an entry that is in another statement already: duplicate. No released version has the former names.
alter table bank_entry rename column is_not_twin to is_not_duplicate;
alter view bank_entry_status rename column twin_id to duplicate_of_id;

comment on column bank_entry.state is 'A booked entry has an entry in the account of the student; one that is set aside does not concern students.';
comment on column bank_entry.ledger_entry_id is 'Its entry in the account of the student, even if staff had entered that by hand before.';
comment on column bank_entry.is_not_by_hand is 'Staff have confirmed that it is not a payment which was entered by hand.';
comment on column bank_entry.version is 'Increases with each change. A change based on an earlier version is refused.';
comment on view bank_entry_status is 'The status of each bank entry: booked, aside, unmatched, in a foreign currency, perhaps booked already (duplicate_of_id), perhaps entered by hand already (hand_entry_id), or ready to be booked.';

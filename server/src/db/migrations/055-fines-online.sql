-- Library: Fines that are paid online, what open fines block, and covers of books.

alter table library_loan
  drop constraint library_loan_fine_outcome_check,
  add constraint library_loan_fine_outcome_check check (fine_outcome in ('paid', 'waived', 'refunded')),
  add column fine_order_id int references payment_order,
  add constraint library_loan_fine_order check (fine_order_id is null or fine_outcome in ('paid', 'refunded'));
comment on column library_loan.fine_order_id is 'The payment order by which the fine was paid online; null for one that was paid in the library.';
create unique index library_loan_fine_order_id on library_loan (fine_order_id) where fine_order_id is not null;

-- Open fines of so much keep the student from borrowing, renewing and reserving; null blocks nothing.
update setting set value = value || '{"fine_limit":null}' where name = 'library_terms' and not value ? 'fine_limit';

create table book_cover (
  book_id int primary key references book on delete cascade,
  jpeg bytea not null,
  picture text not null generated always as (encode(sha256(jpeg), 'hex')) stored,
  added_at timestamptz not null default now()
);
comment on table book_cover is 'Covers of books, as they are shown.';
comment on column book_cover.picture is 'The name of the cover in its address: the hash of what is shown.';
create index on book_cover (picture);

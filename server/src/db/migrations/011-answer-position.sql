alter table exam_answer
  add column page_top real check (page_top >= 0),
  add column page_bottom real check (page_bottom <= 1),
  add check (page_top < page_bottom),
  add check ((page_top is null) = (page_bottom is null));
comment on column exam_answer.page_top is 'Where the answer begins on its page, as a share of the height of the page; null: unknown.';
comment on column exam_answer.page_bottom is 'Where the answer ends on its page, as a share of the height of the page.';

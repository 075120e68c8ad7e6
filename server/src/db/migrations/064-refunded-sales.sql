-- Library: A book that was taken back after all of its money was given back counted as paid, and could be handed out again.
with refunded as (
  update book_sale w set state = 'refunded'
  where w.state = 'paid' and exists (
      select from payment_order o where o.purpose = 'books' and o.purpose_id = w.id and o.state = 'refunded')
    and not exists (
      select from payment_order o where o.purpose = 'books' and o.purpose_id = w.id and o.state = 'paid')
  returning w.book_id, w.quantity)
update book b set shop_copies = b.shop_copies + r.quantity
from (select book_id, sum(quantity)::int as quantity from refunded group by book_id) r where b.id = r.book_id;

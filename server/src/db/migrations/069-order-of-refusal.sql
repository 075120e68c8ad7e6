-- Staff read what the bank's book has of an order that disagrees.
create index payment_refusal_order on payment_refusal (order_id) where order_id is not null;

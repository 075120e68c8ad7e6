comment on column payment_order.check_at is 'When the provider is asked next; null when nothing is open. The job of the order has the same time; one that is missing is made from it.';
comment on column payment_refund.send_at is 'When it is sent to the provider, or sent again; null when it is done or rejected. A missing job is made from it.';

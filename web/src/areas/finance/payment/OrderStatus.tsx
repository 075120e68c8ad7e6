import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { statusIcons, type Order } from './order.ts'
import classes from './Payment.module.css'
import { paymentWords } from './words.ts'

/** The state of an order with its icon. */
export const OrderStatus = ({ status }: { readonly status: Order['status'] }) => {
  const t = useWords(paymentWords)
  return (
    <span className={classes['status']} data-status={status}>
      <Icon name={statusIcons[status]} size={18} />
      <strong>{t(status)}</strong>
    </span>
  )
}

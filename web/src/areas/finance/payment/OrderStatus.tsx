import { Icon } from '#web/ui/Icon.tsx'
import { statusIcons, type Order } from './order.ts'
import classes from './Payment.module.css'

interface Props {
  readonly status: Order['status']
  readonly label: string
}

/** The state of an order with its icon. */
export const OrderStatus = ({ status, label }: Props) => (
  <span className={classes['status']} data-status={status}>
    <Icon name={statusIcons[status]} size={18} />
    <strong>{label}</strong>
  </span>
)

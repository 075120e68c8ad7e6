import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

export type Order = z.output<typeof finance.order.reply>

export const statusIcons: Readonly<Record<Order['status'], IconName>> = {
  processing: 'clock',
  paid: 'check',
  failed: 'error',
  cancelled: 'warning',
  expired: 'warning',
  refunded: 'info',
}

import type { Blocker } from '#rules/duties/blocker.ts'
import type { AgendaItem } from './describe-agenda-item.ts'

/** The dialog that a row opens in place of its screen: of a duty, or to change a visit until the day before (spec 4.4.2). */
export const toDialog = (item: AgendaItem, path: string, today: string): Blocker | null => {
  const { kind, duty, start_date, end_date } = item
  if (kind === 'visit') return start_date! > today ? { key: 'choose_times', params: { change: 1 } } : null
  return duty !== null && path === '/duties' ? { ...duty, deadline: end_date } : null
}

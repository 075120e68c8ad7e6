import type { MouseEvent } from 'react'
import type { Blocker } from '#rules/duties/blocker.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import type { AgendaItem } from './describe-agenda-item.ts'

/** The dialog that a row opens in place of its screen: of a duty, or to change a visit until the day before (spec 4.4.2). */
export const toDialog = (item: AgendaItem, path: string, today: string): Blocker | null => {
  const { kind, duty, start_date, end_date } = item
  if (kind === 'visit') return start_date! > today ? { key: 'choose_times', params: { change: 1 } } : null
  return duty !== null && path === '/duties' ? { ...duty, deadline: end_date } : null
}

/** For a link: opens the dialog, where there is one, and does not lead away. */
export const toClick = (dialog: Blocker | null) => (event: MouseEvent) => {
  if (dialog === null) return
  event.preventDefault()
  openDuty(dialog)
}

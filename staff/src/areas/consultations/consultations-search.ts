import { isCalendarDay } from '#rules/time/is-calendar-day.ts'

/** The URL parameters of the consultations: the first day of the four weeks; without it, today. */
export interface ConsultationsSearch {
  readonly from?: string
}

/** Whatever the address says that is no day is left out. */
export const readConsultationsSearch = ({ from }: Record<string, unknown>): ConsultationsSearch =>
  // A year further away is a slip of the keys.
  typeof from === 'string' && from.startsWith('20') && isCalendarDay(from) ? { from } : {}

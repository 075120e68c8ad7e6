import type { LocalMoment } from '#rules/time/time-left.ts'
import { toUniversityMoment } from '#web/i18n/format.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'

const updateIntervalMs = 15_000

/** The date and minute at the university by the server's clock; `now` of the agenda, and when it was read (ms). */
export const useAgendaNow = (now: string, readAt: number): LocalMoment =>
  toUniversityMoment(useServerNow(now, readAt, updateIntervalMs))

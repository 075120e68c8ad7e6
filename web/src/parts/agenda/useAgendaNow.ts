import type { LocalMoment } from '#rules/agenda/agenda.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'

const updateIntervalMs = 15_000

/** The date and minute at the university by the server's clock; `now` of the agenda, and when it was read (ms). */
export const useAgendaNow = (now: string, readAt: number): LocalMoment => {
  const { date, time } = toUniversityTime(useServerNow(now, readAt, updateIntervalMs))
  return { date, minute: toMinutes(time) }
}

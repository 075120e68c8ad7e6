import type { GroupRow } from '#contract/group-row.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'

/** Gives a group's weekly meetings in one line: "ორშ 10:00–12:00, ხუთ 12:00–13:00". */
export const useMeetingTimes = (): ((group: Pick<GroupRow, 'meetings'>) => string) => {
  const locale = useLocale()
  return ({ meetings }) =>
    meetings
      .map(({ dayID, time, time_end }) => `${formatWeekday(dayID, locale, 'short')} ${time}–${time_end}`)
      .join(', ')
}

import { formatDate, formatDateSpan, formatDateWithWeekday, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words as partWords } from '#web/parts/words.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { words } from './words.ts'

type Change = Timetable['changes'][number]

/** One sentence per change since the last visit. */
export const useScheduleChanges = (timetable: Timetable): string[] => {
  const t = useWords(words)
  const p = useWords(partWords)
  const text = useLocalized()
  const locale = useLocale()
  const formatTimeAndRoom = ({ date, dayID, time, time_end, room }: NonNullable<Change['before']>) =>
    [
      date !== null
        ? formatDateWithWeekday(date, locale)
        : dayID !== null
          ? formatWeekday(dayID, locale)
          : '',
      `${time}–${time_end}`,
      room ?? p('distance'),
    ]
      .filter(Boolean)
      .join(', ')
  const toLines = ({ kind, scheduleID, date, before, after, free }: Change): string[] => {
    if (free !== null) {
      const when = formatDateSpan(free.start_date, free.end_date, locale)
      return [t(free.is_taught ? 'isTaughtOnHoliday' : 'isHoliday', { name: text(free, 'name'), when })]
    }
    const group = timetable.groups.find((each) => each.scheduleID === scheduleID)
    if (group === undefined) return []
    const groupPrefix = t('changeOf', {
      subject: text(group, 'subject'),
      type: text(group, 'lecture_type'),
      group: group.group,
    })
    if (kind === 'lecturer') {
      const name = text(group, 'name')
      return [`${groupPrefix} ${name === '' ? t('lecturerRemoved') : t('lecturerChanged', { name })}`]
    }
    if (kind === 'dates') return [`${groupPrefix} ${t('datesChanged')}`]
    if (after === null)
      return [
        `${groupPrefix} ${kind === 'move' && date !== null ? t('isCancelled', { date: formatDate(date, locale, 'short') }) : t('isRemoved', { was: before === null ? '' : formatTimeAndRoom(before) })}`,
      ]
    if (before === null) return [`${groupPrefix} ${t('isNew', { now: formatTimeAndRoom(after) })}`]
    return [
      `${groupPrefix} ${t('isMoved', { was: formatTimeAndRoom(before), now: formatTimeAndRoom(after) })}`,
    ]
  }
  return timetable.changes.flatMap(toLines)
}

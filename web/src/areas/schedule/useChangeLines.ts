import { formatDate, formatDateSpan, formatDateWithWeekday, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words as partWords } from '#web/parts/words.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { words } from './words.ts'

type Change = Timetable['changes'][number]

/** Takes the timetable; gives what changed in it by itself, each change as a sentence. */
export const useChangeLines = (timetable: Timetable): string[] => {
  const t = useWords(words)
  const p = useWords(partWords)
  const text = useLocalized()
  const locale = useLocale()
  const placeOf = ({ date, dayID, time, time_end, room }: NonNullable<Change['before']>) =>
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
  const lineOf = ({ kind, scheduleID, date, before, after, free }: Change): string[] => {
    if (free !== null) {
      const when = formatDateSpan(free.start_date, free.end_date, locale)
      return [t(free.is_taught ? 'isTaught' : 'isFree', { name: text(free, 'name'), when })]
    }
    const group = timetable.groups.find((each) => each.scheduleID === scheduleID)
    if (group === undefined) return []
    const of = t('changeOf', {
      subject: text(group, 'subject'),
      type: text(group, 'lecture_type'),
      group: group.group,
    })
    if (kind === 'lecturer') {
      const name = text(group, 'name')
      return [`${of} ${name === '' ? t('goneLecturer') : t('newLecturer', { name })}`]
    }
    if (kind === 'dates') return [`${of} ${t('newDates')}`]
    if (after === null)
      return [
        `${of} ${kind === 'move' && date !== null ? t('isCancelled', { date: formatDate(date, locale, 'short') }) : t('isDropped', { was: before === null ? '' : placeOf(before) })}`,
      ]
    if (before === null) return [`${of} ${t('isNew', { now: placeOf(after) })}`]
    return [`${of} ${t('isMoved', { was: placeOf(before), now: placeOf(after) })}`]
  }
  return timetable.changes.flatMap(lineOf)
}

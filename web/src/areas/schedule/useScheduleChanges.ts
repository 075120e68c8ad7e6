import { toMinutes } from '#rules/time/clock.ts'
import { formatShortDay, formatWeekday } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import { formatMove } from '#web/parts/page-changes/format-move.ts'
import { words as partWords } from '#web/parts/words.ts'
import { toMonday, type Timetable } from '#web/parts/timetable/timetable.ts'
import { words } from './words.ts'

type Change = Timetable['changes'][number]
type TimeAndRoom = NonNullable<Change['before']>

const getMinutes = ({ time, time_end }: TimeAndRoom): number => toMinutes(time_end) - toMinutes(time)

/** One line per change since the last visit. */
export const useScheduleChanges = (timetable: Timetable): ChangeLine[] => {
  const t = useWords(words)
  const p = useWords(partWords)
  const text = useLocalized()
  const locale = useLocale()
  const toParts = ({ date, dayID, time, time_end, room }: TimeAndRoom, hasEnd: boolean) =>
    [
      date !== null
        ? formatShortDay(date, locale)
        : dayID !== null
          ? formatWeekday(dayID, locale, 'short')
          : '',
      hasEnd ? `${time}–${time_end}` : time,
      room ?? p('distance'),
    ] as const
  const formatTimeAndRoom = (of: TimeAndRoom) => {
    const [day, time, room] = toParts(of, true)
    return `${`${day} ${time}`.trim()}, ${room}`
  }
  const toText = ({ kind, date, before, after }: Change): string => {
    if (kind === 'dates') return t('datesChanged')
    if (after === null) {
      if (kind === 'move' && date !== null) return t('isCancelled', { date: formatShortDay(date, locale) })
      return t('isRemoved', { was: before === null ? '' : formatTimeAndRoom(before) })
    }
    if (before === null) return t('isNew', { now: formatTimeAndRoom(after) })
    const hasEnd = getMinutes(before) !== getMinutes(after)
    return t('isMoved', formatMove(toParts(before, hasEnd), toParts(after, hasEnd)))
  }
  return timetable.changes.flatMap((change): ChangeLine[] => {
    const { kind, scheduleID, date, free } = change
    if (free !== null) {
      const when = formatDateSpan(free.start_date, free.end_date, locale)
      return [
        {
          row: `free ${free.start_date} ${free.end_date}`,
          name: text(free, 'name'),
          text: t(free.is_taught ? 'isTaughtOnHoliday' : 'isHoliday', { when }),
        },
      ]
    }
    const group = timetable.groups.find((each) => each.scheduleID === scheduleID)
    if (group === undefined) return []
    const lecturer = text(group, 'name')
    // A weekly time is in every week.
    const day = change.after?.date ?? date
    return [
      {
        ...(day !== null && { search: { week: toMonday(day) } }),
        row: kind === 'move' ? `group ${group.scheduleID} ${date}` : `group ${group.scheduleID}`,
        name: t('changeOf', {
          subject: text(group, 'subject'),
          type: text(group, 'lecture_type'),
          group: group.group,
        }),
        text:
          kind !== 'lecturer'
            ? toText(change)
            : lecturer === ''
              ? t('lecturerRemoved')
              : t('lecturerChanged', { name: lecturer }),
      },
    ]
  })
}

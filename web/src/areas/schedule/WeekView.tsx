import { addDays, toWeekday } from '#rules/time/clock.ts'
import { listAbsentLecturesOn, listLecturesOn } from '#rules/time/timetable.ts'
import { formatDate, formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { findHoliday, findWeekOff } from '#web/parts/timetable/timetable.ts'
import { WeekGrid } from '#web/parts/week/WeekGrid.tsx'
import { words as partWords } from '#web/parts/words.ts'
import { SubjectLegend } from './SubjectLegend.tsx'
import { listWeekDates } from './useWeekLocation.ts'
import { words } from './words.ts'

interface Props {
  readonly timetable: Timetable
  readonly monday: string
  readonly pastels: ReadonlyMap<number, number>
  readonly isNarrow: boolean
}

/** One week as a grid, with a legend of colours. */
export const WeekView = ({ timetable, monday, pastels, isNarrow }: Props) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const locale = useLocale()
  const text = useLocalized()
  const dates = listWeekDates(monday)
  const lectures = dates.flatMap((date) => listLecturesOn(timetable, date))
  const toMovedLines = (date: string, from: string | null): string[] => {
    if (from === null) return []
    return [from === date ? p('movedWithin') : p('movedFrom', { date: formatDate(from, locale, 'short') })]
  }
  // Cancelled and moved lectures stay visible at their old time, so that nobody waits there.
  const absent = dates.flatMap((date) =>
    listAbsentLecturesOn(timetable, date).map(({ key, time, time_end, group, movedTo }) => ({
      key: `${key} absent`,
      day: toWeekday(date),
      time,
      time_end,
      title: text(group, 'subject'),
      code: group.subject_code,
      pastel: pastels.get(group.subjectID) ?? 0,
      isAbsent: true,
      lines: [
        ...(movedTo === null
          ? [p('cancelled')]
          : [p('moved'), `${formatDate(movedTo.date, locale, 'short')}, ${movedTo.time}`]),
        text(group, 'lecture_type'),
      ],
    })),
  )
  const isOutside =
    dates[6]! < timetable.current_semester.start_date || monday > timetable.current_semester.end_date
  return (
    <>
      {isOutside && <p>{t('outside')}</p>}
      <WeekGrid
        label={t('weekLabel', { span: formatDateSpan(monday, addDays(monday, 6), locale) })}
        size={isNarrow ? 'small' : 'full'}
        blocks={[
          ...absent,
          ...lectures.map(({ key, day, time, time_end, room, group, date, movedFrom }) => ({
            key,
            day,
            time,
            time_end,
            title: text(group, 'subject'),
            code: group.subject_code,
            pastel: pastels.get(group.subjectID) ?? 0,
            lines: [
              ...(group.must_change === null ? [] : [p('toChange')]),
              // The room comes first: a short block has space for one line only.
              `${formatRoom(group, room, locale)} · ${text(group, 'lecture_type')}`,
              ...toMovedLines(date, movedFrom),
              text(group, 'name'),
            ],
          })),
        ]}
        heads={dates.map((date) => {
          const holiday = findHoliday(timetable, date) ?? findWeekOff(timetable, date)
          const isFree = lectures.every((lecture) => lecture.date !== date)
          return {
            day: toWeekday(date),
            date,
            isToday: date === timetable.today,
            // Lectures on a holiday matter more than the holiday's name.
            holiday: holiday && isFree ? text(holiday, 'name') : null,
          }
        })}
      />
      <SubjectLegend timetable={timetable} pastels={pastels} />
    </>
  )
}

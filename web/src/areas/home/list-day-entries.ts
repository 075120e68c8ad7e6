import { listAttended } from '#rules/agenda/agenda.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { localize, type Locale } from '#rules/text/locale.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'

/** Something that takes place at a time of a day; minutes count from midnight. */
export interface DayEntry {
  readonly key: string
  readonly time: string
  readonly time_end: string
  readonly from: number
  readonly to: number
  readonly title: string
  /** The room, and what else distinguishes it. */
  readonly place: string
  /** Where it leads, for `toLink`. */
  readonly path: string
  /** The code of a subject, or what it is in short. */
  readonly short: string
  /** The room, or the code of the subject that is examined. */
  readonly below: string
  /** The colour of a lecture's subject; null: an exam, a booked time or a visit. */
  readonly pastel: number | null
}

/** The lectures of a date, with the exams, booked times and visits of the agenda, in order of time. */
export const listDayEntries = (
  timetable: Timetable,
  items: readonly AgendaItem[],
  date: string,
  pastels: ReadonlyMap<number, number>,
  locale: Locale,
): DayEntry[] => {
  const lectures = listLecturesOn(timetable, date).map(({ key, time, time_end, room, group }) => ({
    key,
    time,
    time_end,
    from: toMinutes(time),
    to: toMinutes(time_end),
    title: localize(group, 'subject', locale),
    place: formatRoom(group, room, locale),
    path: `/courses/${group.subjectID}`,
    short: group.subject_code,
    below: room ?? '',
    pastel: pastels.get(group.subjectID) ?? 0,
  }))
  const attended = listAttended(items, date).map((item) => {
    const { title, about, path } = describeAgendaItem(item, true, locale)
    // An entry that lasts beyond midnight fills the rest of its first day.
    const time_end = item.end_date === date ? item.end_time! : '24:00'
    return {
      key: item.key,
      time: item.start_time!,
      time_end,
      from: toMinutes(item.start_time!),
      to: toMinutes(time_end),
      title,
      place: about,
      path,
      short: localize(item, 'name', locale) || title,
      below: timetable.groups.find(({ subjectID }) => subjectID === item.subjectID)?.subject_code ?? '',
      pastel: null,
    }
  })
  return [...lectures, ...attended].toSorted((a, b) => a.from - b.from || a.to - b.to)
}

/** The variables of its subject's colour; without them it has the accent. */
export const toColours = ({ pastel }: DayEntry) =>
  pastel !== null && {
    '--ground': `var(--pastel-${pastel})`,
    '--edge': `var(--pastel-${pastel}-edge)`,
    '--text': 'var(--pastel-ink)',
  }

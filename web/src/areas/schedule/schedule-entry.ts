import type { DayMark, TimedEntry, WeekEntries } from '#rules/agenda/week-entries.ts'
import { formatPhrase, localize, type Locale, type Phrase } from '#rules/text/locale.ts'
import { toShortName } from '#rules/text/short-name.ts'
import { toWeekday } from '#rules/time/clock.ts'
import { listLecturesAt } from '#rules/time/timetable.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import type { Timetable, TimetableGroup } from '#web/parts/timetable/timetable.ts'
import { words } from '#web/parts/words.ts'
import { words as brief } from './words.ts'

export type ScheduleWeek = WeekEntries<
  TimetableGroup,
  Pick<Timetable['holidays'][number], 'name' | 'nameeng'>,
  AgendaItem
>
export type ScheduleSpan = ScheduleWeek['spans'][number]
type Entry = TimedEntry<TimetableGroup, AgendaItem>

/** An entry at a time, with its texts: the grid, the list and the popover show the same. */
export interface ScheduleEntry {
  readonly key: string
  readonly date: string
  readonly day: number
  readonly time: string
  readonly time_end: string
  readonly title: string
  /** Up to two lines each, for columns of about 90, 60 and 45 px. */
  readonly shortNames: readonly (readonly string[])[]
  /** The code of the subject, or a few letters, where a name has no space. */
  readonly code: string
  readonly isExam: boolean
  /** The exam at the time of a lecture. */
  readonly examAtOnce: string | null
  /** Null: an exam, a booked time or a visit. */
  readonly group: TimetableGroup | null
  /** Null for anything but a lecture or an exam. */
  readonly subjectID: number | null
  readonly isAbsent: boolean
  /** Why it does not take place, in one word for a narrow column; null: it does. */
  readonly absence: string | null
  /** Cancelled, moved, or to be changed. */
  readonly status: string | null
  /** Empty for what does not take place. */
  readonly place: string
  /** Abbreviated for a narrow column on paper. */
  readonly placeBrief: string
  /** The curation and type of a lecture, the seat in an exam, what a time is booked for. */
  readonly what: string
  readonly lecturer: string
  /** Its rows among the changes since the last visit: the group, and this lecture. */
  readonly row: string
  readonly moveRow: string
  /** The screen of an event. */
  readonly path: string | null
}

/** Letters of a line in half a column of a wide screen, and in one of five or seven columns of a phone. */
const maxLetters = { ka: [9, 6, 4], en: [9, 7, 5] } as const
/** Letters of a word in half a column of a phone. */
const codeLetters = 4

/** Of one name two words, of two names a word each. */
const toShortNames = (names: readonly string[], locale: Locale): string[][] =>
  maxLetters[locale].map((max) => names.flatMap((name) => toShortName(name, max).slice(0, 3 - names.length)))

const toScheduleEntry = (entry: Entry, { groups }: Timetable, locale: Locale): ScheduleEntry => {
  const { kind, key, date, time, time_end } = entry
  const t = (phrase: Phrase, params = {}) => formatPhrase(phrase, locale, params)
  const times = { key, date, day: toWeekday(date), time, time_end }
  if (kind === 'event') {
    const { item } = entry
    const { title, about, path } = describeAgendaItem(item, true, locale)
    const room = localize(item, 'place', locale)
    const isDistance = room === '' && item.kind === 'exam'
    const place = isDistance ? t(words.distance) : room
    return {
      ...times,
      title,
      shortNames: toShortNames(
        item.kind === 'exam' ? [t(words.shortExam), localize(item, 'subject', locale)] : [title],
        locale,
      ),
      code:
        item.kind === 'exam'
          ? (groups.find(({ subjectID }) => subjectID === item.subjectID)?.subject_code ?? '')
          : toShortName(title, codeLetters).join(' '),
      isExam: item.kind === 'exam',
      examAtOnce: null,
      group: null,
      subjectID: item.kind === 'exam' ? item.subjectID : null,
      isAbsent: false,
      absence: null,
      status: null,
      place,
      placeBrief: isDistance ? t(brief.distanceBriefly) : place,
      what: about
        .split(' · ')
        .filter((part) => part !== place)
        .join(' · '),
      lecturer: '',
      row: key,
      moveRow: key,
      path,
    }
  }
  const { group } = entry.lecture
  const type = localize(group, 'lecture_type', locale)
  const texts = {
    ...times,
    title: localize(group, 'subject', locale),
    shortNames: toShortNames([localize(group, 'subject', locale)], locale),
    code: group.subject_code,
    isExam: false,
    examAtOnce: null,
    group,
    subjectID: group.subjectID,
    row: `group ${group.scheduleID}`,
    path: null,
  }
  if (kind === 'absent') {
    const { movedTo } = entry.lecture
    return {
      ...texts,
      isAbsent: true,
      absence: t(movedTo === null ? brief.cancelledBriefly : brief.movedBriefly),
      status:
        movedTo === null
          ? t(words.cancelled)
          : t(words.movedTo, { date: formatShortDay(movedTo.date, locale), time: movedTo.time }),
      place: '',
      placeBrief: '',
      what: type,
      lecturer: '',
      moveRow: `group ${group.scheduleID} ${date}`,
    }
  }
  const { room, movedFrom } = entry.lecture
  const moved =
    movedFrom === null
      ? null
      : movedFrom === date
        ? t(words.movedWithin)
        : t(words.movedFrom, { date: formatShortDay(movedFrom, locale) })
  return {
    ...texts,
    isAbsent: false,
    absence: null,
    status: group.must_change === null ? moved : t(words.toChange),
    place: room ?? t(words.distance),
    placeBrief: room ?? t(brief.distanceBriefly),
    what: [localize(group, 'curation', locale), type].filter(Boolean).join(' · '),
    lecturer: localize(group, 'name', locale),
    moveRow: `group ${group.scheduleID} ${movedFrom ?? date}`,
  }
}

/** Everything that has a time in a week; a lecture at the time of an exam says so. */
export const listScheduleEntries = (
  week: ScheduleWeek,
  timetable: Timetable,
  locale: Locale,
): ScheduleEntry[] => {
  const entries = week.timed.map((entry) => toScheduleEntry(entry, timetable, locale))
  const exams = entries.filter(({ isExam }) => isExam)
  return entries.map((entry) => {
    if (entry.group === null || entry.isAbsent) return entry
    const ofDay = exams.filter(({ date }) => date === entry.date)
    return { ...entry, examAtOnce: listLecturesAt(ofDay, entry)[0]?.title ?? null }
  })
}

/** The days of the week that a list shows: up to Friday, or to the last of Saturday and Sunday with something on it. */
export const listShownDates = ({ dates, timed, marks }: ScheduleWeek): string[] =>
  dates.filter((date) => toWeekday(date) <= 5 || [...timed, ...marks].some((each) => each.date >= date))

export interface DescribedMark {
  readonly key: string
  readonly title: string
  /** The two halves of the title: what, and of which subject. */
  readonly what: string
  readonly of: string
  readonly about: string
  readonly path: string
  /** Empty: the whole day. */
  readonly time: string
  /** It is due then; else it opens. */
  readonly isDue: boolean
  /** "until 18:00", "from 10:00", or empty. */
  readonly when: string
}

export const describeMark = (
  { key, item, time, isStart }: DayMark<AgendaItem>,
  locale: Locale,
): DescribedMark => ({
  key,
  ...describeAgendaItem(item, isStart, locale),
  time: time ?? '',
  isDue: !isStart,
  when: time === null ? '' : formatPhrase(isStart ? words.fromTime : words.untilTime, locale, { time }),
})

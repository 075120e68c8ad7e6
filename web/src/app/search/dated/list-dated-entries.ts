import type { calendar } from '#contract/studies/calendar.ts'
import type { exams } from '#contract/studies/exams.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import type { Reply } from '#web/api/call.ts'
import { formatShortDateSpan, formatShortDay } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import type { SearchEntry } from '../list-entries.ts'
import type { ResultLink } from '../search-result.ts'

type Exam = Reply<typeof exams.schedule>['exams'][number]
type CalendarEvent = Reply<typeof calendar.academicCalendars>['events'][number]

/** Other words that students use for a date of this kind. */
const kindSynonyms: Readonly<Record<CalendarEvent['kind'], string>> = {
  term: 'სემესტრი სწავლა semester term teaching',
  registration: 'რეგისტრაცია registration enrolment',
  exams: 'გამოცდა სესია exams session',
  payment: 'გადახდა ფული ქირა საფასური pay payment fee tuition money',
  holiday: 'დასვენება უქმე დღესასწაული არდადეგები holiday day off break vacation',
  deadline: 'ბოლო ვადა deadline due last day',
}

const inBoth = (toText: (locale: Locale) => string) => ({ ka: toText('ka'), en: toText('en') })

/** The coming ones in order, then the past ones, the latest first. */
const sortByDate = <Row extends { readonly from: string; readonly to: string }>(
  rows: readonly Row[],
  today: string,
): Row[] => {
  const sorted = rows.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const isPast = ({ to }: Row) => to < today
  return [...sorted.filter((row) => !isPast(row)), ...sorted.filter(isPast).toReversed()]
}

const over = { ka: 'დასრულდა', en: 'over' }

const toExamEntry = (exam: Exam, today: string): SearchEntry => ({
  group: 'exams',
  key: `exam ${exam.examScheduleID}`,
  icon: iconPaths.exam,
  name: { ka: exam.subject, en: exam.subjecteng },
  detail: inBoth((locale) =>
    [
      locale === 'ka' ? exam.examType : exam.examTypeeng,
      `${formatShortDay(exam.date, locale)} ${exam.start}`,
      exam.room ?? formatPhrase(meetingWords.distance, locale),
      exam.date < today && formatPhrase(over, locale),
    ]
      .filter(Boolean)
      .join(' · '),
  ),
  synonyms: `გამოცდა exams test ${exam.examType} ${exam.examTypeeng} ${toDateWords(exam.date)}`,
  link: { to: '/exam-schedule', search: { exam: exam.examScheduleID } } as ResultLink,
  run: null,
  isOver: exam.date < today,
})

const toDateWords = (from: string, to = from): string =>
  `${formatDateSpan(from, to, 'ka')} ${formatDateSpan(from, to, 'en')}`

const toEventEntry = (
  { id, kind, start_date, end_date, ...event }: CalendarEvent,
  today: string,
): SearchEntry => ({
  group: 'dates',
  key: `event ${id}`,
  icon: iconPaths.calendar,
  name: { ka: event.name, en: event.nameeng },
  detail: inBoth((locale) => {
    const dates = formatShortDateSpan(start_date, end_date, locale, today)
    // The halves of the fee come in every semester.
    if (kind !== 'payment') return dates
    return `${dates} · ${locale === 'ka' ? event.semester : event.semestereng}`
  }),
  synonyms: `${kindSynonyms[kind]} ${toDateWords(start_date, end_date)}`,
  link: { to: '/academic-calendar', search: { event: id } } as ResultLink,
  run: null,
})

/** The student's exams and the dates of the academic year, the coming ones first. */
export const listDatedEntries = (
  exams: readonly Exam[],
  events: readonly CalendarEvent[],
  today: string,
): readonly SearchEntry[] => [
  ...sortByDate(
    exams.map((exam) => ({ exam, from: `${exam.date} ${exam.start}`, to: exam.date })),
    today,
  ).map(({ exam }) => toExamEntry(exam, today)),
  ...sortByDate(
    events.map((event) => ({ event, from: event.start_date, to: event.end_date })),
    today,
  ).map(({ event }) => toEventEntry(event, today)),
]

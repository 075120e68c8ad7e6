import type { exams } from '#contract/studies/exams.ts'
import type { schedule } from '#contract/studies/schedule.ts'
import { foldText } from '#rules/search/search-words.ts'
import { localize, type Locale } from '#rules/text/locale.ts'
import type { Reply } from '#web/api/call.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { formatTimes } from '../format-times.ts'
import type { SearchEntry } from '../list-entries.ts'
import type { ResultLink } from '../search-result.ts'

type Group = Reply<typeof schedule.currentSchedule>['groups'][number]
type Exam = Reply<typeof exams.schedule>['exams'][number]

const inBoth = (toText: (locale: Locale) => string) => ({ ka: toText('ka'), en: toText('en') })

const withoutSeparators = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, '')

/** Where the letter of a building is typed before a number, a room of another building is not meant: "A-101". */
const isMeant = (room: string, typed: string): boolean => {
  const number = /(?<!\p{L})\p{L}[\s-]*\d+/u.exec(typed)
  const fold = (text: string) => withoutSeparators(foldText(text))
  return number === null || fold(room).startsWith(fold(number[0]))
}

const toEntry = (room: string, entry: Pick<SearchEntry, 'key' | 'detail' | 'link'>): SearchEntry => ({
  ...entry,
  group: 'rooms',
  icon: iconPaths.pin,
  name: { ka: room, en: room },
  // The number is also typed without its hyphen.
  synonyms: `აუდიტორია ოთახი კაბინეტი room classroom auditorium ${withoutSeparators(room)}`,
  run: null,
})

/** The rooms of the student's classes, and of their coming exams in order, with what takes place there and when. */
export const listRoomEntries = (
  groups: readonly Pick<Group, 'subjectID' | 'subject' | 'subjecteng' | 'meetings'>[],
  ownExams: readonly Exam[],
  today: string,
  typed: string,
): readonly SearchEntry[] => {
  const classes = groups.flatMap(({ meetings, ...group }) =>
    meetings.flatMap(({ room, ...meeting }) =>
      room !== null && isMeant(room, typed) ? [{ room, meeting, group }] : [],
    ),
  )
  const ofClasses = [...Map.groupBy(classes, ({ room, group }) => `room ${room} ${group.subjectID}`)].map(
    ([key, own]) => {
      const { room, group } = own[0]!
      const times = own.map(({ meeting }) => meeting)
      return toEntry(room, {
        key,
        detail: inBoth((locale) => `${localize(group, 'subject', locale)} · ${formatTimes(times, locale)}`),
        link: { to: '/courses/$subjectId', params: { subjectId: String(group.subjectID) } } as ResultLink,
      })
    },
  )
  const ofExams = ownExams
    .toSorted((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1))
    .flatMap((exam) => {
      const { room, date, start, examScheduleID } = exam
      if (room === null || date < today || !isMeant(room, typed)) return []
      return [
        toEntry(room, {
          key: `room of exam ${examScheduleID}`,
          detail: inBoth((locale) =>
            [
              `${localize(exam, 'examType', locale)}: ${localize(exam, 'subject', locale)}`,
              `${formatShortDay(date, locale)} ${start}`,
            ].join(' · '),
          ),
          link: { to: '/exam-schedule', search: { exam: examScheduleID } } as ResultLink,
        }),
      ]
    })
  return [...ofClasses, ...ofExams]
}

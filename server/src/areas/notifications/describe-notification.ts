import type * as z from 'zod/mini'
import type { notifications } from '#contract/account/notifications.ts'
import { toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import {
  diffGroupTimes,
  type GroupTimes,
  type TimesChange,
  type WeeklyTime,
} from '#rules/notifications/diff-group-times.ts'
import type { AnsweredKind } from '#rules/staff/answering.ts'
import { formatPhrase, type Locale, type Phrase, type PhraseParams } from '#rules/text/locale.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import {
  toDatePhrase,
  toLongDatePhrase,
  toOnDatePhrase,
  toThroughDayPhrase,
} from '#rules/time/date-phrase.ts'
import { answerWords, clubWords, notificationWords as words } from './notification-words.ts'

type Notification = z.input<typeof notifications.one.reply>
type Text = Readonly<Record<Locale, string>>

interface Weekly extends WeeklyTime {
  readonly day_ka: string
  readonly day_en: string
}

interface ExamTime {
  readonly date: string
  readonly time: string
  /** Null is a distance exam; left out for a student with a seat in another room. */
  readonly room?: string | null
}

/** The details of each kind, as the functions of the database write them. */
interface Details {
  readonly published: object
  /** The link where it is not that of the kind. */
  readonly answer: { readonly kind: AnsweredKind; readonly decision: string; readonly link?: string }
  readonly timetable: {
    readonly group: string
    readonly before: GroupTimes<Weekly>
    readonly after: GroupTimes<Weekly>
  }
  readonly exam: {
    readonly type_ka: string
    readonly type_en: string
    /** Its number; older notifications have none. */
    readonly exam?: number
    readonly before: ExamTime
    readonly after: ExamTime
  }
  readonly points: { readonly name_ka: string; readonly name_en: string; readonly corrected?: true }
  /** Older notifications have no semester. */
  readonly mark: { readonly semester?: number; readonly corrected?: true }
  readonly club: {
    readonly what: keyof typeof clubWords
    readonly club: number
    readonly name_ka: string
    readonly name_en: string
  }
  /** `until` is Y-m-d. */
  readonly book_ready: { readonly title: string; readonly until: string }
  /** `due` is Y-m-d. */
  readonly loan_due: { readonly title: string; readonly due: string; readonly days: number }
  readonly payment: {
    readonly what: 'paid' | 'refunded'
    readonly amount: string
    readonly currency: string
    readonly orderID: number
    readonly name: string
    readonly nameeng: string
  }
  readonly debt: {
    readonly amount: string
    readonly currency: string
    /** Y-m-d. */
    readonly due: string
    readonly blocks_on: string
    readonly days: number
  }
}

type OfKind = {
  [Kind in keyof Details]: { readonly kind: Kind; readonly details: Details[Kind] }
}[keyof Details]

export type NotificationRow = OfKind & {
  readonly notificationID: number
  readonly created_at: string
  readonly seen: boolean
  readonly subject_ka: string | null
  readonly subject_en: string | null
  /** Of a publication. */
  readonly title_ka: string | null
  readonly title_en: string | null
  readonly text_ka: string | null
  readonly text_en: string | null
  readonly link: string | null
}

interface Described {
  readonly title: Text
  readonly text: Text
  readonly link: string | null
}

const toBoth = (phrase: Phrase, params: PhraseParams = {}): Text => ({
  ka: formatPhrase(phrase, 'ka', params),
  en: formatPhrase(phrase, 'en', params),
})

const toRoom = (room: string | null): Text =>
  room === null ? toBoth(words.distance) : { ka: room, en: room }

const join = (parts: readonly (Text | string)[], separator: string): Text => {
  const inLocale = (locale: Locale) =>
    parts.map((part) => (typeof part === 'string' ? part : part[locale])).join(separator)
  return { ka: inLocale('ka'), en: inLocale('en') }
}

const toWeeklyText = ({ day_ka, day_en, time, time_end, room }: Weekly): Text =>
  join([join([{ ka: day_ka, en: day_en }, `${time}–${time_end}`], ' '), toRoom(room)], ', ')

const toDatedText = (date: string, time: string, room: string | null): Text =>
  join([toDatePhrase(date), time, toRoom(room)], ', ')

/** With the room only where it has changed. */
const toExamText = ({ date, time, room }: ExamTime, other: ExamTime): Text =>
  room === undefined || room === other.room
    ? join([toDatePhrase(date), time], ', ')
    : toDatedText(date, time, room)

const describeChange = (change: TimesChange<Weekly>): Text => {
  const texts = {
    ...('before' in change && { before: toWeeklyText(change.before) }),
    ...('after' in change && { after: toWeeklyText(change.after) }),
    ...('date' in change && { date: toDatePhrase(change.date) }),
    ...('move' in change && {
      date: toDatePhrase(change.move.date),
      after: toDatedText(change.move.new_date, change.move.time ?? '', change.move.room),
    }),
  }
  return toBoth(change.kind === 'closed' ? words.groupClosedText : words[change.kind], texts)
}

const describeTimes = (subject: Text, { group, before, after }: Details['timetable']): Described => {
  if (after.is_closed && !before.is_closed)
    return {
      title: toBoth(words.groupClosed, { subject }),
      text: toBoth(words.groupClosedText, { group }),
      link: '/registration',
    }
  const changes = diffGroupTimes(before, after)
  const [day] = changes.flatMap((change) =>
    'move' in change ? [change.move.new_date] : 'date' in change ? [change.date] : [],
  )
  return {
    title: toBoth(words.times, { subject }),
    text: join([toBoth(words.group, { group }), join(changes.map(describeChange), '; ')], ': '),
    // One date is in its own week.
    link: day === undefined ? '/schedule' : `/schedule?week=${addDays(day, 1 - toWeekday(day))}`,
  }
}

const describe = (row: NotificationRow): Described => {
  const subject = { ka: row.subject_ka ?? '', en: row.subject_en ?? '' }
  switch (row.kind) {
    case 'published':
      return {
        title: { ka: row.title_ka ?? '', en: row.title_en ?? '' },
        text: { ka: row.text_ka ?? '', en: row.text_en ?? '' },
        link: row.link,
      }
    case 'answer': {
      const { title, decisions, link } = answerWords[row.details.kind]
      const text = toBoth(decisions[row.details.decision] ?? title)
      return { title: toBoth(title), text, link: row.details.link ?? link }
    }
    case 'timetable':
      return describeTimes(subject, row.details)
    case 'exam': {
      const { type_ka, type_en, exam, before, after } = row.details
      const text = toBoth(words.examText, {
        type: { ka: type_ka, en: type_en },
        before: toExamText(before, after),
        after: toExamText(after, before),
      })
      const link = exam === undefined ? '/exam-schedule' : `/exam-schedule?exam=${exam}`
      return { title: toBoth(words.exam, { subject }), text, link }
    }
    case 'points': {
      const { name_ka: ka, name_en: en, corrected } = row.details
      const title = toBoth(corrected ? words.pointsCorrected : words.points, { subject })
      return { title, text: { ka, en }, link: '/evaluations' }
    }
    case 'club': {
      const { what, club, name_ka: ka, name_en: en } = row.details
      const { title, text, isInClub } = clubWords[what]
      const link = isInClub ? `/clubs/manage?club=${club}` : '/clubs'
      return { title: toBoth(title, { club: { ka, en } }), text: toBoth(text), link }
    }
    case 'book_ready': {
      const { title, until } = row.details
      const text = toBoth(words.bookReadyText, { title, date: toThroughDayPhrase(until) })
      return { title: toBoth(words.bookReady), text, link: '/my-library' }
    }
    case 'loan_due': {
      const { title: book, due, days } = row.details
      const text = toBoth(words.loanDueText, { title: book, day: toOnDatePhrase(due) })
      const title = days === 1 ? toBoth(words.loanDueTomorrow) : toBoth(words.loanDue, { count: days })
      return { title, text, link: '/my-library' }
    }
    case 'payment': {
      const { what, amount, currency, orderID, name: ka, nameeng: en } = row.details
      const params = { amount: toMoneyPhrase(amount, currency), name: { ka, en } }
      const [title, text] =
        what === 'paid' ? [words.paid, words.paidText] : [words.refunded, words.refundedText]
      return { title: toBoth(title, params), text: toBoth(text, params), link: `/pay?order=${orderID}` }
    }
    case 'debt': {
      const { amount, currency, due, blocks_on, days } = row.details
      const params = {
        amount: toMoneyPhrase(amount, currency),
        due: toLongDatePhrase(due),
        day: toOnDatePhrase(blocks_on),
        count: days,
      }
      return {
        title: toBoth(words.debt, params),
        text: toBoth(words.debtText, params),
        link: '/financial-info',
      }
    }
    case 'mark': {
      const { semester, corrected } = row.details
      const link = semester === undefined ? '/evaluations' : `/evaluations?semester=${semester}`
      const title = toBoth(corrected ? words.markCorrected : words.mark, { subject })
      return { title, text: toBoth(words.markText), link }
    }
  }
}

/** How much of a text is shown in a list. */
const maxBeginning = 160

const toBeginning = (text: string): string =>
  text.length <= maxBeginning ? text : `${text.slice(0, maxBeginning).replace(/\s+\S*$/, '')} …`

/** A notification in both languages; in a list with the beginning of its text. */
export const describeNotification = (row: NotificationRow, isInList: boolean): Notification => {
  const { title, text, link } = describe(row)
  const cut = isInList ? toBeginning : (whole: string) => whole
  const { notificationID, kind, seen, created_at } = row
  return {
    notificationID,
    kind,
    title: title.ka,
    titleeng: title.en,
    text: cut(text.ka),
    texteng: cut(text.en),
    link,
    seen,
    created_at,
  }
}

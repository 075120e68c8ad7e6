import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import { formatPhrase, localize, type Locale, type Phrase } from '#rules/text/locale.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'
import { words } from './words.ts'

type AgendaReply = z.output<typeof agenda.list.reply>
export type AgendaItem = AgendaReply['items'][number]

interface AgendaItemTexts {
  /** The subject or the part, and what is to be done or what happens. */
  readonly title: string
  /** The two halves of the title; `of` is empty where it has only one. */
  readonly what: string
  readonly of: string
  /** Its name and place. */
  readonly about: string
  /** Where it is done or shown, for `toLink`. */
  readonly path: string
}

/** One that ends in `=` has the number of the subject, or else of the target, behind it. */
const plainPaths = {
  window: '/registration',
  open_window: '/registration',
  group_change: '/registration?subject=',
  exam: '/exam-schedule?exam=',
  exam_files: '/exam-schedule?upload=',
  exam_registration: '/exam-schedule',
  presentation: '/presentations?subject=',
  theme: '/master-themes',
  thesis: '/master-components?part=',
  thesis_date: '/master-components?part=',
  topic: '/medicine-topics?subject=',
  lab_group: '/medicine-lab-groups?subject=',
  visit: '/profile',
  loan: '/my-library',
  instalment: '/pay?charge=',
  first_fee: '/financial-info',
  insurance: '/profile',
  year_credits: '/registration',
  duty: '/duties',
  term: '/academic-calendar?event=',
  exam_period: '/academic-calendar?event=',
  payment: '/financial-info',
  deadline: '/academic-calendar?event=',
} as const satisfies Partial<Record<AgendaItem['kind'], string>>

const toPath = ({ kind, subjectID, targetID, label, duty }: AgendaItem, isAhead: boolean): string => {
  if (kind === 'quiz' || kind === 'quiz_attempt')
    return `/courses/${subjectID}${isAhead ? '' : `/quiz?quiz=${targetID}`}`
  if (kind === 'lab_booking') return `/lab/${targetID}`
  // A paper has an address while it can be viewed.
  if (kind === 'appeal') return isAhead ? '/exam-view' : `/exam-view/${targetID}/${label}`
  if (duty?.key === 'pre_registration') return '/pre-registration'
  if (kind === 'window' || kind === 'open_window')
    return isAhead ? '/registration-steps' : targetID === 1 ? '/pre-registration' : '/registration'
  const path = plainPaths[kind]
  return path + (path.endsWith('=') ? (path.endsWith('subject=') ? subjectID : targetID) : '')
}

const soon: Partial<Record<AgendaItem['kind'], Phrase>> = {
  window: words.windowSoon,
  open_window: words.windowSoon,
  exam_files: words.examFilesSoon,
  quiz: words.quizSoon,
  appeal: words.appealSoon,
  theme: words.themeSoon,
}

/** The name of each kind; the others have a name of their own. */
const phrases: Partial<Record<AgendaItem['kind'], Phrase>> = { ...words, open_window: words.windowEnd }

/** The texts of an item and where it leads; `isAhead`: it is not open yet. */
export const describeAgendaItem = (item: AgendaItem, isAhead: boolean, locale: Locale): AgendaItemTexts => {
  const { kind, label, missing_credits } = item
  const [name, subject, place] = (['name', 'subject', 'place'] as const).map((field) =>
    localize(item, field, locale),
  )
  const phrase = (isAhead && soon[kind]) || phrases[kind]
  const format = (each: Phrase, params = {}) => formatPhrase(each, locale, params)
  const isQuiz = kind === 'quiz' || kind === 'quiz_attempt'
  const what = phrase === undefined ? name! : format(phrase, { count: missing_credits ?? 0 })
  // Rounds, parts, books and payments are distinguished by their names.
  const hasOwnName =
    ['thesis', 'open_window', 'loan', 'instalment'].includes(kind) || (kind === 'window' && isAhead)
  const of = (hasOwnName ? name : subject)!
  const about = [
    isQuiz ? format(words.quotedName, { name }) : phrase !== undefined && !hasOwnName && name,
    kind === 'exam' ? place || format(meetingWords.distance) : place,
    label !== null &&
      kind !== 'appeal' &&
      (kind === 'exam'
        ? format(words.seat, { seat: label })
        : format(meetingWords.groupOf, { group: label })),
  ]
  return {
    title: of ? `${of}: ${what}` : what,
    what,
    of,
    // Where to go is not cut off by a long name.
    about: (kind === 'lab_booking' ? about.toReversed() : about).filter(Boolean).join(' · '),
    path: toPath(item, isAhead),
  }
}

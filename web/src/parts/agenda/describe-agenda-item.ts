import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import { dutyWords, toDutyName } from '#rules/duties/duty-words.ts'
import { formatPhrase, localize, type Locale, type Phrase } from '#rules/text/locale.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'
import { words } from './words.ts'

type AgendaReply = z.output<typeof agenda.list.reply>
export type AgendaItem = AgendaReply['items'][number]

interface AgendaItemTexts {
  /** What is to be done or what happens, with the subject or the part. */
  readonly title: string
  /** Its name and place. */
  readonly about: string
  /** The screen on which it is done or shown. */
  readonly path: string
}

const plainPaths = {
  window: '/registration',
  open_window: '/registration',
  group_change: '/registration',
  exam: '/exam-schedule',
  exam_files: '/exam-schedule',
  exam_registration: '/exam-schedule',
  appeal: '/exam-view',
  presentation: '/presentations',
  theme: '/master-themes',
  thesis: '/master-components',
  thesis_date: '/master-components',
  topic: '/medicine-topics',
  lab_group: '/medicine-lab-groups',
  visit: '/profile',
  duty: '/duties',
  term: '/academic-calendar',
  exam_period: '/academic-calendar',
  payment: '/academic-calendar',
  deadline: '/academic-calendar',
} as const satisfies Partial<Record<AgendaItem['kind'], string>>

const toPath = ({ kind, subjectID, targetID, duty }: AgendaItem, isAhead: boolean): string => {
  if (kind === 'quiz' || kind === 'quiz_attempt') return `/courses/${subjectID}${isAhead ? '' : '/quiz'}`
  if (kind === 'lab_booking') return `/lab/${targetID}`
  if (duty?.key === 'pre_registration') return '/pre-registration'
  if (kind === 'window' || kind === 'open_window')
    return isAhead ? '/registration-steps' : targetID === 1 ? '/pre-registration' : '/registration'
  return plainPaths[kind]
}

const soon: Partial<Record<AgendaItem['kind'], Phrase>> = {
  window: words.windowSoon,
  open_window: words.windowSoon,
  exam_files: words.examFilesSoon,
  quiz: words.quizSoon,
  appeal: words.appealSoon,
  theme: words.themeSoon,
}

/** What each kind is called; the others have a name of their own. */
const phrases: Partial<Record<AgendaItem['kind'], Phrase>> = { ...words, open_window: words.windowEnd }

/** The texts of an item and where it leads; `isAhead`: it is not open yet. */
export const describeAgendaItem = (item: AgendaItem, isAhead: boolean, locale: Locale): AgendaItemTexts => {
  const { kind, duty, label } = item
  const [name, subject, place] = (['name', 'subject', 'place'] as const).map((field) =>
    localize(item, field, locale),
  )
  const phrase = duty ? dutyWords[toDutyName(duty)] : (isAhead && soon[kind]) || phrases[kind]
  const format = (each: Phrase, params = {}) => formatPhrase(each, locale, params)
  const isQuiz = kind === 'quiz' || kind === 'quiz_attempt'
  const what = phrase === undefined ? name! : format(phrase)
  const of = kind === 'thesis' ? name : subject
  const about = [
    isQuiz ? format(words.quotedName, { name }) : phrase !== undefined && kind !== 'thesis' && name,
    kind === 'exam' ? place || format(meetingWords.distance) : place,
    label !== null &&
      (kind === 'exam'
        ? format(words.seat, { seat: label })
        : format(meetingWords.groupOf, { group: label })),
  ]
  return {
    title: of ? format(words.titleOf, { title: what, of }) : what,
    about: about.filter(Boolean).join(' · '),
    path: toPath(item, isAhead),
  }
}

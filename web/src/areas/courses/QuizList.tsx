import { Link } from '@tanstack/react-router'
import { getQuizPhase, type QuizPhase } from '#rules/courses/quiz-time.ts'
import { formatDeadline, formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Courses.module.css'
import type { ListedQuiz } from './course.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectId: string
  readonly quizzes: readonly ListedQuiz[]
  /** The server's time at the moment of reading; `readAt` is the same moment by the browser's clock, in ms. */
  readonly now: string
  readonly readAt: number
  /** The quiz on the screen. */
  readonly currentQuizId?: number
}

const icons: Readonly<Record<QuizPhase, IconName>> = {
  before: 'lock',
  open: 'pencil',
  running: 'clock',
  over: 'check',
  missed: 'close',
}
const clockIntervalMs = 15_000

/** The quizzes of a course with their state and a link to each. */
export const QuizList = ({ subjectId, quizzes, now: serverNow, readAt, currentQuizId }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const now = useServerNow(serverNow, readAt, clockIntervalMs)
  return (
    <ul className={classes['quizzes']}>
      {quizzes.map((quiz) => {
        const phase = getQuizPhase(quiz, now)
        const phaseTexts: Readonly<Record<QuizPhase, string>> = {
          before: t('phaseBefore', { at: formatInstant(quiz.opens_at, locale) }),
          open: t('phaseOpen', { at: formatDeadline(quiz.closes_at, locale) }),
          running: t('phaseRunning'),
          over: t('phaseOver'),
          missed: t('phaseMissed'),
        }
        return (
          <li key={quiz.quizID} data-phase={phase}>
            <Link
              to="/courses/$subjectId/quiz"
              params={{ subjectId }}
              search={{ quiz: quiz.quizID }}
              aria-current={quiz.quizID === currentQuizId ? 'page' : undefined}
            >
              <Icon name={icons[phase]} />
              <span>
                <strong>{text(quiz, 'title')}</strong>
                <span className="muted">{phaseTexts[phase]}</span>
                {quiz.quizID === currentQuizId && (
                  <span className={classes['current']} aria-hidden="true">
                    {t('youAreHere')}
                  </span>
                )}
              </span>
            </Link>
            <ChangeMark row={`quiz ${quiz.quizID}`} />
          </li>
        )
      })}
    </ul>
  )
}

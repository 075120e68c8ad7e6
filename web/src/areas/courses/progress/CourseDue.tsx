import { getQuizPhase } from '#rules/courses/quiz-time.ts'
import { getTimeLeftUntil } from '#web/i18n/format-instant.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Course } from '#web/areas/courses/course.ts'
import { words as courseWords } from '#web/areas/courses/words.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { isAccepted } from './CourseExams.tsx'
import classes from './CourseProgress.module.css'
import { words } from './words.ts'

interface Props {
  readonly course: Course
  /** The browser's clock when the course was read, in ms. */
  readonly readAt: number
}

const clockIntervalMs = 15_000

/** The course's open tasks and tests, by deadline; renders nothing if there are none. */
export const CourseDue = ({ course, readAt }: Props) => {
  const t = useWords(words)
  const c = useWords(courseWords)
  const text = useLocalized()
  const now = useServerNow(course.now, readAt, clockIntervalMs)
  const { progress, quizzes, subject } = course
  const { exams = [], presentation = null } = progress ?? {}
  const due = [
    ...exams
      .filter((exam) => isAccepted(exam, now) && !exam.has_files)
      .map(({ examScheduleID, upload_until, ...exam }) => ({
        key: `exam ${examScheduleID}`,
        until: upload_until!,
        title: text(exam, 'examType'),
        label: t('submitFiles'),
        path: `/exam-schedule?upload=${examScheduleID}`,
      })),
    ...quizzes.flatMap((quiz) => {
      const phase = getQuizPhase(quiz, now)
      if (phase !== 'open' && phase !== 'running') return []
      return {
        key: `quiz ${quiz.quizID}`,
        until: quiz.closes_at,
        title: text(quiz, 'title'),
        label: c(phase === 'running' ? 'continueQuiz' : 'toQuiz'),
        path: `/courses/${subject.subjectID}/quiz?quiz=${quiz.quizID}`,
      }
    }),
    ...(presentation?.is_open === true && presentation.submitted === 0 && presentation.upload_until !== null
      ? [
          {
            key: 'presentation',
            until: presentation.upload_until,
            title: t('presentation'),
            label: t('upload'),
            path: `/presentations?subject=${subject.subjectID}`,
          },
        ]
      : []),
  ].toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until))
  if (due.length === 0) return null
  return (
    <ul className={classes['toDo']} aria-label={t('toDo')}>
      {due.map(({ key, until, title, label, path }, nth) => (
        <li key={key}>
          <span className={classes['toDoTitle']}>
            <strong>{title}</strong> <TimeLeft left={getTimeLeftUntil(now, until)} />
          </span>
          <ButtonLink kind={nth === 0 ? 'main' : 'plain'} {...toLink(path)}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

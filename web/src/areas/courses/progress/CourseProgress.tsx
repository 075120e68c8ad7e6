import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import type { Course, Progress } from '#web/areas/courses/course.ts'
import { CourseExams } from './CourseExams.tsx'
import { CourseMark } from './CourseMark.tsx'
import { CoursePresentation } from './CoursePresentation.tsx'
import classes from './CourseProgress.module.css'
import { words } from './words.ts'

interface Props {
  readonly course: Course
  readonly progress: Progress
  readonly registrationID: number
  /** The browser's clock when the course was read, in ms. */
  readonly readAt: number
}

const clockIntervalMs = 60_000

/** The student's own points, exams and presentation in a course, each with a link to its screen. */
export const CourseProgress = ({ course, progress, registrationID, readAt }: Props) => {
  const t = useWords(words)
  const now = useServerNow(course.now, readAt, clockIntervalMs)
  const { semesterID, exams, presentation } = progress
  // Open tasks come first.
  const isToSubmit =
    presentation !== null &&
    presentation.submitted === 0 &&
    (presentation.upload_until === null || Date.parse(presentation.upload_until) > now)
  const presentationPart = presentation !== null && (
    <section aria-labelledby="course-presentation">
      <h2 id="course-presentation">{t('presentation')}</h2>
      <CoursePresentation presentation={presentation} subjectID={course.subject.subjectID} now={now} />
    </section>
  )
  return (
    <div className={classes['progress']}>
      <section aria-labelledby="course-results">
        <h2 id="course-results">{t('results')}</h2>
        <CourseMark progress={progress} />
        <Link
          to="/evaluations"
          search={{ semester: semesterID, subject: course.subject.subjectID, registration: registrationID }}
          className={classes['link']}
        >
          {t('toEvaluations')}
        </Link>
      </section>
      <div className={classes['dates']}>
        {isToSubmit && presentationPart}
        <section aria-labelledby="course-exams">
          <h2 id="course-exams">{t('exams')}</h2>
          <CourseExams exams={exams} now={now} />
        </section>
        {!isToSubmit && presentationPart}
      </div>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { isPastExam } from '#rules/exams/exam-blocks.ts'
import { addMinutes } from '#rules/time/clock.ts'
import { formatShortDay, toUniversityTime } from '#web/i18n/format.ts'
import { formatDeadline, formatInstantSpan, getTimeLeftUntil } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Progress } from '#web/areas/courses/course.ts'
import classes from './CourseProgress.module.css'
import { words } from './words.ts'

type Exam = Progress['exams'][number]

interface Props {
  readonly exams: readonly Exam[]
  /** The server's time in ms. */
  readonly now: number
}

/** The coming exams of a course, each with its time, room and seat; of a distance exam the deadline of its files. */
export const CourseExams = ({ exams, now }: Props) => {
  const t = useWords(words)
  const { date: today } = toUniversityTime(now)
  const coming = exams.filter((exam) => !isPastExam(exam, { today, now }))
  if (coming.length === 0) return <p className="muted">{t(exams.length === 0 ? 'noExams' : 'examsOver')}</p>
  return (
    <ul className={classes['exams']}>
      {coming.map((exam) => (
        <CourseExam key={exam.examScheduleID} exam={exam} now={now} />
      ))}
    </ul>
  )
}

/** Whether the files of a distance exam are accepted now. */
export const isAccepted = (
  { upload_from, upload_until }: Pick<Exam, 'upload_from' | 'upload_until'>,
  now: number,
): boolean =>
  upload_from !== null &&
  upload_until !== null &&
  Date.parse(upload_from) <= now &&
  now < Date.parse(upload_until)

const CourseExam = ({ exam, now }: { readonly exam: Exam; readonly now: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { examScheduleID, date, start, duration, room, seat, upload_from, upload_until, has_files } = exam
  const isOpen = isAccepted(exam, now)
  const formatFiles = () => {
    if (upload_from === null || upload_until === null) return null
    if (has_files) return t('hasFiles')
    return isOpen
      ? t('filesUntil', { until: formatDeadline(upload_until, locale) })
      : t('filesFrom', { span: formatInstantSpan(upload_from, upload_until, locale) })
  }
  const files = formatFiles()
  return (
    <li>
      <Link to="/exam-schedule" search={{ exam: examScheduleID }} className={classes['link']}>
        {text(exam, 'examType')}
      </Link>
      <span className={classes['time']}>
        {formatShortDay(date, locale)} {start}–{addMinutes(date, start, duration).time}
      </span>
      <span className={classes['place']}>
        <Icon name={room === null ? 'screen' : 'pin'} size={18} />
        <span>
          {[room ?? t('distance'), seat !== null && t('seat', { seat })].filter(Boolean).join(' · ')}
        </span>
      </span>
      {files !== null && (
        <span className={classes['place']}>
          <Icon name={has_files ? 'check' : 'clip'} size={18} />
          <span>{files}</span>
          {isOpen && !has_files && <TimeLeft left={getTimeLeftUntil(now, upload_until!)} />}
        </span>
      )}
      {isOpen && (
        <ButtonLink
          kind="plain"
          className={classes['submit'] ?? ''}
          to="/exam-schedule"
          search={{ exam: examScheduleID, upload: examScheduleID }}
        >
          <Icon name="clip" size={18} /> {t('submitFiles')}
        </ButtonLink>
      )}
    </li>
  )
}

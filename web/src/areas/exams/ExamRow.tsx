import { Link } from '@tanstack/react-router'
import { getExamPhase } from '#rules/exams/exam-overlap.ts'
import { addMinutes, daysBetween } from '#rules/time/clock.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { formatDaysAhead, formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { toRequested } from '#web/parts/requested-row/useRequestedRow.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ExamFiles } from './submission/ExamFiles.tsx'
import classes from './Exams.module.css'
import type { Exams } from './exam-page.ts'
import { words } from './words.ts'

type Exam = Exams['exams'][number]

interface Props {
  readonly exam: Exam
  readonly now: LocalMoment
  /** On a wide screen the date stands once for all exams of a day. */
  readonly isFirstOfDay: boolean
  /** How long it lasts; null: the heading says it. */
  readonly length: string | null
  /** Its type is not that of its block. */
  readonly hasOwnType: boolean
  /** It is the exam of the address: focused, scrolled into view and marked. */
  readonly isLinked: boolean
  readonly overlapping: readonly Exam[]
  /** Its files are accepted now, and none has been submitted. */
  readonly needsFiles: boolean
  /** Its files are what the student has to submit next. */
  readonly isFirstToSubmit: boolean
}

/** One exam: day, time, length, subject, place and overlaps. */
export const ExamRow = (props: Props) => {
  const { exam, now, isFirstOfDay, length, hasOwnType, isLinked, overlapping, isFirstToSubmit, needsFiles } =
    props
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { date, start, duration, room, seat } = exam
  const phase = getExamPhase(exam, now)
  // While its files are accepted and none has come, an exam that is over still asks for something.
  const isOver = phase === 'over' && !needsFiles
  return (
    <li
      className={classes['exam']}
      data-same-day={!isFirstOfDay || undefined}
      data-over={isOver || undefined}
      {...toRequested(isLinked)}
    >
      <span className={classes['day']}>
        <span className={classes['date']}>{formatShortDay(date, locale)}</span>
        <span
          className={classes['ahead']}
          data-soon={(!isOver && daysBetween(now.date, date) < 2) || undefined}
        >
          {phase === 'before' || (phase === 'over' && needsFiles && date === now.date)
            ? formatDaysAhead(now.date, date, locale)
            : t(phase)}
        </span>
      </span>
      <span className={classes['day']}>
        <span className={classes['time']}>
          {start}–{addMinutes(date, start, duration).time}
        </span>
        {length !== null && <span className={classes['length']}>{length}</span>}
      </span>
      <span className={classes['details']}>
        <Link
          to="/courses/$subjectId"
          params={{ subjectId: String(exam.subjectID) }}
          className={classes['subject']}
        >
          <SubjectName subject={exam} />
        </Link>
        {hasOwnType && <span className={classes['muted']}>{text(exam, 'examType')}</span>}
        <ChangeMark row={`exam ${exam.examScheduleID}`} />
        {overlapping.map((other) => (
          <span key={other.examScheduleID} className={classes['overlap']}>
            <Icon name="warning" size={18} /> {t('overlaps', { subject: text(other, 'subject') })}
          </span>
        ))}
      </span>
      <span className={classes['place']}>
        <Icon name={room === null ? 'screen' : 'pin'} size={18} />
        <span>
          {room ?? t('distance')}
          {seat !== null && <span className={classes['seat']}>{t('seat', { seat })}</span>}
        </span>
      </span>
      {exam.upload_until !== null && <ExamFiles exam={exam} isFirstToSubmit={isFirstToSubmit} />}
    </li>
  )
}

import { addMinutes, daysBetween } from '#rules/time/clock.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ExamFiles } from './submission/ExamFiles.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Exams.module.css'
import type { Exams } from './exam-page.ts'
import { words } from './words.ts'

type Exam = Exams['exams'][number]

interface Props {
  readonly exams: readonly Exam[]
  readonly all: readonly Exam[]
  readonly today: string
  readonly overlaps: ReadonlyMap<number, readonly number[]>
}

/** Exams by days: time, length, place and overlaps. */
export const ExamDays = ({ exams, all, today, overlaps }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const formatDaysAhead = (date: string) => {
    const days = daysBetween(today, date)
    return days === 0
      ? t('today')
      : days === 1
        ? t('tomorrow')
        : days > 1
          ? t('inDays', { count: days })
          : null
  }
  return (
    <div className={classes['days']}>
      {[...Map.groupBy(exams, ({ date }) => date)].map(([date, examsOfDay]) => (
        <section key={date} className={classes['day']} aria-label={formatDateWithWeekday(date, locale)}>
          <h2>
            {formatDateWithWeekday(date, locale)}{' '}
            <span className={classes['muted']}>{formatDaysAhead(date)}</span>
          </h2>
          <ul className="plain-list">
            {examsOfDay.map((exam) => (
              <ExamRow
                key={exam.examScheduleID}
                exam={exam}
                overlapping={all.filter((each) =>
                  overlaps.get(exam.examScheduleID)?.includes(each.examScheduleID),
                )}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const minutesOfHour = 60

const ExamRow = ({ exam, overlapping }: { exam: Exam; overlapping: readonly Exam[] }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { date, start, duration, room, seat } = exam
  const length =
    duration % minutesOfHour === 0
      ? t('hours', { count: duration / minutesOfHour })
      : t('minutes', { count: duration })
  return (
    <li className={classes['exam']}>
      <span className={classes['time']}>
        {start}–{addMinutes(date, start, duration).time}
        <span className={classes['muted']}>{length}</span>
      </span>
      <span className={classes['details']}>
        <SubjectName subject={exam} />
        <span className={classes['muted']}>{text(exam, 'examType')}</span>
        <ChangeMark row={`exam ${exam.examScheduleID}`} />
        {overlapping.map((other) => (
          <span key={other.examScheduleID} className={classes['overlap']}>
            <Icon name="warning" size={18} /> {t('overlaps', { subject: text(other, 'subject') })}
          </span>
        ))}
        {exam.upload_until !== null && <ExamFiles exam={exam} />}
      </span>
      <span className={classes['place']}>
        <Icon name={room === null ? 'screen' : 'pin'} size={18} />
        <span>
          {room ?? t('distance')}
          {seat !== null && <span className={classes['muted']}>{t('seat', { seat })}</span>}
        </span>
      </span>
    </li>
  )
}

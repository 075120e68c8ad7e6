import { useSuspenseQuery } from '@tanstack/react-query'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { addMinutes, daysBetween } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatDate, formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { words as parts } from '#web/parts/words.ts'
import { dueSoon, examsSoon, hasBegun, type Due, type Exam } from './due-soon.ts'
import classes from './HomeScreen.module.css'
import { WayTo } from './WayTo.tsx'
import { words } from './words.ts'

/** Nearer than this, in days, a date is set in weight. */
const near = 3

/** My next exams and the next dates of the academic year, nearest first. */
export const DueSoon = () => {
  const t = useWords(words)
  const now = useUniversityNow()
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const { data: mine } = useSuspenseQuery(q(exams.schedule))
  const rows = [
    ...examsSoon(mine.exams, now).map((exam) => ({ date: exam.date, exam, due: null })),
    ...dueSoon(year.events, year.today).map((due) => ({ date: due.date, exam: null, due })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return (
    <>
      {rows.length === 0 && <p className={classes['muted']}>{t('nothingDue')}</p>}
      <ul className="plain-list">
        {rows.map(({ exam, due }) =>
          exam === null ? (
            <DueLine key={`date ${due.event.id}`} due={due} today={year.today} />
          ) : (
            <ExamLine key={`exam ${exam.examScheduleID}`} exam={exam} now={now} />
          ),
        )}
      </ul>
      <div className={classes['links']}>
        {mine.exams.length > 0 && (
          <WayTo to="/exam-schedule" className={classes['link']}>
            {t('toExams')}
          </WayTo>
        )}
        <WayTo to="/academic-calendar" className={classes['link']}>
          {t('toCalendar')}
        </WayTo>
      </div>
    </>
  )
}

const useInDays = () => {
  const t = useWords(words)
  return (days: number) =>
    days === 0 ? t('dueToday') : days === 1 ? t('dueTomorrow') : t('inDays', { count: days })
}

const DueLine = ({ due: { event, date, isOn }, today }: { due: Due; today: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const inDays = useInDays()
  const days = daysBetween(today, date)
  const runs = isOn && event.start_date < event.end_date && days > 0
  return (
    <li className={classes['item']}>
      <div className={classes['text']}>
        {text(event, 'name')}
        <span className={classes['muted']}>{formatDateSpan(event.start_date, event.end_date, locale)}</span>
      </div>
      <span className={classes['when']} data-near={days <= near || undefined}>
        {runs ? t('daysLeft', { count: days }) : inDays(days)}
      </span>
    </li>
  )
}

const ExamLine = ({ exam, now }: { exam: Exam; now: ReturnType<typeof useUniversityNow> }) => {
  const t = useWords(words)
  const p = useWords(parts)
  const text = useLocalized()
  const locale = useLocale()
  const inDays = useInDays()
  const { date, start, duration, room, seat } = exam
  const days = daysBetween(now.date, date)
  const isNow = hasBegun(exam, now)
  const where = [room ?? p('distance'), seat !== null && t('seat', { seat })].filter(Boolean).join(', ')
  return (
    <li className={classes['item']}>
      <div className={classes['text']}>
        {t('examOf', { type: text(exam, 'examType'), subject: text(exam, 'subject') })}
        <span className={classes['muted']}>
          {formatDate(date, locale, 'short')}, {start}–{addMinutes(date, start, duration).time} ·{' '}
          <span className={classes['whole']}>{where}</span>
        </span>
      </div>
      <span className={classes['when']} data-near={days <= near || undefined}>
        {isNow ? t('examNow') : inDays(days)}
      </span>
    </li>
  )
}

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
import { listDueDates, listUpcomingExams, hasExamBegun, type DueDate, type Exam } from './due-soon.ts'
import classes from './HomeScreen.module.css'
import { UnlockedLink } from './UnlockedLink.tsx'
import { words } from './words.ts'

/** Dates this near are bold. */
const nearDays = 3

/** The next exams and dates of the academic year, nearest first. */
export const DueSoonList = () => {
  const t = useWords(words)
  const now = useUniversityNow()
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const { data: examPage } = useSuspenseQuery(q(exams.schedule))
  const rows = [
    ...listUpcomingExams(examPage.exams, now).map((exam) => ({ date: exam.date, exam, due: null })),
    ...listDueDates(year.events, year.today).map((due) => ({ date: due.date, exam: null, due })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return (
    <>
      {rows.length === 0 && <p className={classes['muted']}>{t('nothingDue')}</p>}
      <ul className="plain-list">
        {rows.map(({ exam, due }) =>
          exam === null ? (
            <DueDateItem key={`date ${due.event.id}`} due={due} today={year.today} />
          ) : (
            <ExamItem key={`exam ${exam.examScheduleID}`} exam={exam} now={now} />
          ),
        )}
      </ul>
      <div className={classes['links']}>
        {examPage.exams.length > 0 && (
          <UnlockedLink to="/exam-schedule" className={classes['link']}>
            {t('toExams')}
          </UnlockedLink>
        )}
        <UnlockedLink to="/academic-calendar" className={classes['link']}>
          {t('toCalendar')}
        </UnlockedLink>
      </div>
    </>
  )
}

const useDaysAhead = () => {
  const t = useWords(words)
  return (days: number) =>
    days === 0 ? t('dueToday') : days === 1 ? t('dueTomorrow') : t('inDays', { count: days })
}

const DueDateItem = ({ due: { event, date, isRunning }, today }: { due: DueDate; today: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatDaysAhead = useDaysAhead()
  const days = daysBetween(today, date)
  const showsDaysLeft = isRunning && event.start_date < event.end_date && days > 0
  return (
    <li className={classes['item']}>
      <div className={classes['text']}>
        {text(event, 'name')}
        <span className={classes['muted']}>{formatDateSpan(event.start_date, event.end_date, locale)}</span>
      </div>
      <span className={classes['when']} data-near={days <= nearDays || undefined}>
        {showsDaysLeft ? t('daysLeft', { count: days }) : formatDaysAhead(days)}
      </span>
    </li>
  )
}

const ExamItem = ({ exam, now }: { exam: Exam; now: ReturnType<typeof useUniversityNow> }) => {
  const t = useWords(words)
  const p = useWords(parts)
  const text = useLocalized()
  const locale = useLocale()
  const formatDaysAhead = useDaysAhead()
  const { date, start, duration, room, seat } = exam
  const days = daysBetween(now.date, date)
  const isNow = hasExamBegun(exam, now)
  const placeText = [room ?? p('distance'), seat !== null && t('seat', { seat })].filter(Boolean).join(', ')
  return (
    <li className={classes['item']}>
      <div className={classes['text']}>
        {t('examOf', { type: text(exam, 'examType'), subject: text(exam, 'subject') })}
        <span className={classes['muted']}>
          {formatDate(date, locale, 'short')}, {start}–{addMinutes(date, start, duration).time} ·{' '}
          <span className={classes['unbroken']}>{placeText}</span>
        </span>
      </div>
      <span className={classes['when']} data-near={days <= nearDays || undefined}>
        {isNow ? t('examNow') : formatDaysAhead(days)}
      </span>
    </li>
  )
}

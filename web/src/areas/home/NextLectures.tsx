import { useSuspenseQuery } from '@tanstack/react-query'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DayLectures } from '#web/parts/timetable/DayLectures.tsx'
import { NextLecture } from '#web/parts/timetable/NextLecture.tsx'
import { assignTimetablePastels } from '#web/parts/timetable/timetable.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import classes from './HomeScreen.module.css'
import { UnlockedLink } from './UnlockedLink.tsx'
import { words } from './words.ts'

/** The next lecture and today's lectures. */
export const NextLectures = () => {
  const t = useWords(words)
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const pastels = assignTimetablePastels(timetable)
  if (timetable.groups.length === 0) {
    const registrationLink = (
      <UnlockedLink to="/registration" className="plain-button">
        {t('toRegistration')}
      </UnlockedLink>
    )
    return <EmptyState action={registrationLink}>{t('noSchedule')}</EmptyState>
  }
  return (
    <>
      <NextLecture timetable={timetable} pastels={pastels} />
      <h3>{t('today')}</h3>
      <DayLectures timetable={timetable} date={timetable.today} pastels={pastels} />
      <UnlockedLink to="/schedule" className={classes['link']}>
        {t('toSchedule')}
      </UnlockedLink>
    </>
  )
}

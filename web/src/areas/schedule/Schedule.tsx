import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { NextLecture } from './NextLecture.tsx'
import { assignTimetablePastels } from '#web/parts/timetable/timetable.ts'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { GroupsToChange } from './GroupsToChange.tsx'
import classes from './Schedule.module.css'
import { useScheduleChanges } from './useScheduleChanges.ts'
import { useWeekLocation } from './useWeekLocation.ts'
import { WeekDays } from './WeekDays.tsx'
import { WeekEvents } from './WeekEvents.tsx'
import { WeekSwitch } from './WeekSwitch.tsx'
import { WeekView } from './WeekView.tsx'
import { words } from './words.ts'

/** The timetable by dates: the next lecture, and a week as a grid or a list. */
export const Schedule = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const isNarrow = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const location = useWeekLocation(timetable, isNarrow)
  const pageChanges = usePageChanges(timetable, schedule.currentSchedule, schedule.seen)
  const changeLines = useScheduleChanges(timetable)
  if (timetable.groups.length === 0) {
    const registrationLink = (
      <ButtonLink kind="main" to="/registration">
        {t('toRegistration')}
      </ButtonLink>
    )
    return <EmptyState action={registrationLink}>{t('noLectures')}</EmptyState>
  }
  const { start_date, end_date } = timetable.current_semester
  const pastels = assignTimetablePastels(timetable)
  return (
    <>
      <div className={classes['next']}>
        {timetable.today > end_date ? (
          <p>{t('hasEnded', { date: formatDate(end_date, locale) })}</p>
        ) : (
          <NextLecture timetable={timetable} pastels={pastels} />
        )}
        {timetable.today < start_date && <p>{t('starts', { date: formatDate(start_date, locale) })}</p>}
      </div>
      <GroupsToChange timetable={timetable} />
      <ChangesNotice lines={changeLines} pageChanges={pageChanges}>
        <WeekSwitch shown={location} />
        <WeekEvents monday={location.monday} />
        {location.view === 'week' ? (
          <WeekView timetable={timetable} monday={location.monday} pastels={pastels} isNarrow={isNarrow} />
        ) : (
          <WeekDays timetable={timetable} monday={location.monday} pastels={pastels} />
        )}
      </ChangesNotice>
    </>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { assignTimetablePastels } from '#web/parts/timetable/timetable.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { EmptyWeek } from './EmptyWeek.tsx'
import { ScheduleGrid } from './grid/ScheduleGrid.tsx'
import { NextEntry } from './NextEntry.tsx'
import { NoLectures } from './NoLectures.tsx'
import { GroupsToChange } from './GroupsToChange.tsx'
import { useIsNarrow } from './useIsNarrow.ts'
import { useScheduleChanges } from './useScheduleChanges.ts'
import { useScheduleWeek } from './useScheduleWeek.ts'
import { useWeekLocation } from './useWeekLocation.ts'
import { WeekDays } from './list/WeekDays.tsx'
import { words } from './words.ts'

/** A week of the timetable with its exams, bookings and deadlines, as a grid or a list. */
export const Schedule = () => {
  const t = useWords(words)
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const isNarrow = useIsNarrow()
  const { monday, view, showWeek } = useWeekLocation(timetable, isNarrow)
  const { week, shape, isLoading, problem, retry } = useScheduleWeek(monday)
  const pageChanges = usePageChanges(timetable, schedule.currentSchedule, schedule.seen)
  const changeLines = useScheduleChanges(timetable)
  if (timetable.groups.length === 0) return <NoLectures />
  if (isLoading) return <Skeleton shape="blocks" />
  const { today, current_semester } = timetable
  // The list itself begins with what comes next.
  const isNextInList =
    view === 'list' && current_semester.start_date <= today && today <= current_semester.end_date
  const shown = { timetable, week, pastels: assignTimetablePastels(timetable) }
  return (
    <>
      <GroupsToChange timetable={timetable} />
      {problem !== null && (
        <ProblemNotice
          kind="warning"
          title={t('noAgenda')}
          problem={problem}
          action={<RetryButton failure={problem} onRetry={retry} />}
        />
      )}
      <ChangesNotice
        lines={changeLines}
        pageChanges={pageChanges}
        isOverlay
        // On a phone both share a row; on a wide screen what comes next is in the head.
        {...(isNarrow && !isNextInList && { beside: <NextEntry timetable={timetable} /> })}
      >
        {week.timed.every(({ kind }) => kind !== 'lecture') && (
          <EmptyWeek timetable={timetable} monday={monday} showWeek={showWeek} />
        )}
        {view === 'week' ? (
          <ScheduleGrid {...shown} shape={shape} isNarrow={isNarrow} />
        ) : (
          <WeekDays {...shown} />
        )}
      </ChangesNotice>
    </>
  )
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { listWeekEntries } from '#rules/agenda/week-entries.ts'
import { q } from '#web/api/call.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import type { ScheduleWeek } from './schedule-entry.ts'

/** Everything of one week. Without the agenda it has the lectures alone, and `problem` says why. */
export const useScheduleWeek = (monday: string) => {
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { data, error, failureCount, isPending, refetch } = useQuery(q(agenda.list))
  const now = useUniversityNow()
  const week: ScheduleWeek = listWeekEntries(timetable, data?.items ?? [], monday, now)
  return {
    week,
    // The first failure shows the lectures: the timetable does not wait for the agenda to be tried again.
    isLoading: isPending && failureCount === 0,
    problem: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}

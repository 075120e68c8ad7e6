import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { listWeekEntries } from '#rules/agenda/week-entries.ts'
import { addDays } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { toMonday } from '#web/parts/timetable/timetable.ts'
import type { ScheduleWeek } from './schedule-entry.ts'
import { getWeekShape } from './week-shape.ts'

/**
 * Everything of one week, and the shape that all weeks of the semester have. Without the agenda it has the lectures alone,
 * and `problem` says why.
 */
export const useScheduleWeek = (monday: string) => {
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { data, error, failureCount, isPending, refetch } = useQuery(q(agenda.list))
  const now = useUniversityNow()
  const items = data?.items
  const week: ScheduleWeek = listWeekEntries(timetable, items ?? [], monday, now)
  // The whole semester is laid out once a day.
  const semester = useMemo(() => {
    const { start_date, end_date } = timetable.current_semester
    const weeks: ScheduleWeek[] = []
    for (let each = toMonday(start_date); each <= end_date; each = addDays(each, 7))
      weeks.push(listWeekEntries(timetable, items ?? [], each, { date: now.date, minute: 0 }))
    return weeks
  }, [timetable, items, now.date])
  return {
    week,
    shape: getWeekShape(semester, week),
    // The first failure shows the lectures: the timetable does not wait for the agenda to be tried again.
    isLoading: isPending && failureCount === 0,
    problem: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}

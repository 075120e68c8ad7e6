import { useQuery } from '@tanstack/react-query'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useKeptCount, useMayReadCount } from '#web/app/menu/useKeptCount.ts'

/** How many changes the student has not seen, of the same pages as on home; the last count until all are read. */
export const useNewsCount = (): number => {
  const enabled = useMayReadCount('news_count')
  const pages = [
    useQuery({ ...q(schedule.currentSchedule), enabled }),
    useQuery({ ...q(exams.schedule), enabled }),
    useQuery({ ...q(evaluations.semesters), enabled }),
    useQuery({ ...q(calendar.academicCalendars), enabled }),
  ]
  // Between two semesters there is no timetable.
  const isRead = pages.every(({ data, error }) => data !== undefined || error?.status === 404)
  return useKeptCount(
    'news_count',
    isRead ? pages.reduce((sum, { data }) => sum + (data?.changes.length ?? 0), 0) : null,
  )
}

import { useQuery } from '@tanstack/react-query'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useMayReadLater } from '#web/app/shell/useMayReadLater.ts'

/** How many changes the student has not seen, of what has been read so far; the same pages as on home. */
export const useNewsCount = (): number => {
  const enabled = useMayReadLater()
  const pages = [
    useQuery({ ...q(schedule.currentSchedule), enabled }).data,
    useQuery({ ...q(exams.schedule), enabled }).data,
    useQuery({ ...q(evaluations.semesters), enabled }).data,
    useQuery({ ...q(calendar.academicCalendars), enabled }).data,
  ]
  return pages.reduce((sum, page) => sum + (page?.changes.length ?? 0), 0)
}

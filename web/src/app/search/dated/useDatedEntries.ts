import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { listDatedEntries } from './list-dated-entries.ts'

/** The student's exams and the dates of the academic year, which are read once something is typed. */
export const useDatedEntries = (typed: string) => {
  const isUnlocked = useUnlockedPaths()
  const isOn = isSearchable(typed)
  const own = useQuery({ ...q(exams.schedule), enabled: isOn && isUnlocked('/exam-schedule') })
  const year = useQuery({
    ...q(calendar.academicCalendars),
    enabled: isOn && isUnlocked('/academic-calendar'),
  })
  const { date } = useUniversityNow()
  const entries = useMemo(
    () => (isOn ? listDatedEntries(own.data?.exams ?? [], year.data?.events ?? [], date) : []),
    [isOn, own.data, year.data, date],
  )
  return { entries, isLoading: own.isLoading || year.isLoading }
}

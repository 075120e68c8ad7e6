import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { listRoomEntries } from '../rooms/list-room-entries.ts'
import { listDatedEntries } from './list-dated-entries.ts'

/** The student's rooms and exams and the dates of the academic year, which are read once something is typed. */
export const useDatedEntries = (typed: string) => {
  const isUnlocked = useUnlockedPaths()
  const isOn = isSearchable(typed)
  const own = useQuery({ ...q(exams.schedule), enabled: isOn && isUnlocked('/exam-schedule') })
  const year = useQuery({
    ...q(calendar.academicCalendars),
    enabled: isOn && isUnlocked('/academic-calendar'),
  })
  const timetable = useQuery({ ...q(schedule.currentSchedule), enabled: isOn && isUnlocked('/schedule') })
  const { date } = useUniversityNow()
  const entries = useMemo(
    () =>
      isOn
        ? [
            ...listRoomEntries(timetable.data?.groups ?? [], own.data?.exams ?? [], date, typed),
            ...listDatedEntries(own.data?.exams ?? [], year.data?.events ?? [], date),
          ]
        : [],
    [isOn, timetable.data, own.data, year.data, date, typed],
  )
  return { entries, isLoading: own.isLoading || year.isLoading || timetable.isLoading }
}

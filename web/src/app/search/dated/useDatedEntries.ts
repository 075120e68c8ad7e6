import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applications } from '#contract/administration/applications.ts'
import { agenda } from '#contract/account/agenda.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { isSearchable } from '#rules/search/search-words.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { listRoomEntries } from '../rooms/list-room-entries.ts'
import { listDatedEntries } from './list-dated-entries.ts'
import { listOwnDateEntries } from './list-own-date-entries.ts'
import { listTaskEntries } from './list-task-entries.ts'
import { toKindEntry } from './to-kind-entry.ts'

/** Until the agenda is read. */
const longAgo = '1970-01-01T00:00:00Z'

/** Kinds of applications, the student's tasks, rooms, exams and dates of the academic year, read once something is typed. */
export const useDatedEntries = (typed: string) => {
  const isUnlocked = useUnlockedPaths()
  const isOn = isSearchable(typed)
  const own = useQuery({ ...q(exams.schedule), enabled: isOn && isUnlocked('/exam-schedule') })
  const year = useQuery({
    ...q(calendar.academicCalendars),
    enabled: isOn && isUnlocked('/academic-calendar'),
  })
  const timetable = useQuery({ ...q(schedule.currentSchedule), enabled: isOn && isUnlocked('/schedule') })
  const kinds = useQuery({ ...q(applications.kinds), enabled: isOn && isUnlocked('/my-applications/new') })
  const tasks = useQuery({ ...q(agenda.list), enabled: isOn && isUnlocked('/duties') })
  const { date } = useUniversityNow()
  const { date: day, minute } = useAgendaNow(tasks.data?.now ?? longAgo, tasks.dataUpdatedAt)
  const entries = useMemo(
    () =>
      isOn
        ? [
            ...(kinds.data?.kinds ?? []).map(toKindEntry),
            ...listTaskEntries(tasks.data?.items ?? [], { date: day, minute }),
            ...listOwnDateEntries(tasks.data?.items ?? [], { date: day, minute }),
            ...listRoomEntries(timetable.data?.groups ?? [], own.data?.exams ?? [], date, typed),
            ...listDatedEntries(own.data?.exams ?? [], year.data?.events ?? [], date),
          ]
        : [],
    [isOn, kinds.data, tasks.data, timetable.data, own.data, year.data, date, day, minute, typed],
  )
  return {
    entries,
    isLoading: kinds.isLoading || tasks.isLoading || own.isLoading || year.isLoading || timetable.isLoading,
  }
}

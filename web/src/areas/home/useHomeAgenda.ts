import { useSuspenseQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { session } from '#contract/account/session.ts'
import { findAttendedBefore, findMostUrgent, listDates, listTasks } from '#rules/agenda/agenda.ts'
import { q } from '#web/api/call.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
import { findNextLecture, type Timetable } from '#web/parts/timetable/timetable.ts'

/**
 * The agenda at this minute: what is most urgent or comes before the next lecture, what else is to be done, and the
 * dates ahead. Without the timetable nothing comes before the next lecture.
 */
export const useHomeAgenda = (timetable?: Timetable) => {
  const { data, dataUpdatedAt } = useSuspenseQuery(q(agenda.list))
  const { data: me } = useSuspenseQuery(q(session.user))
  const now = useAgendaNow(data.now, dataUpdatedAt)
  const lecture = timetable === undefined ? null : findNextLecture(timetable, now.date, now.minute)
  const urgent =
    findMostUrgent(data.items, now, me.user.currentExam) ??
    (timetable === undefined ? null : findAttendedBefore(data.items, now, lecture))
  const tasks = listTasks(data.items, now)
  return {
    now,
    items: data.items,
    plan: data.plan,
    credits: data.credits,
    urgent,
    lecture,
    taskCount: tasks.length,
    otherTasks: tasks.filter((task) => task !== urgent),
    dates: listDates(data.items, now).filter((date) => date !== urgent),
  }
}

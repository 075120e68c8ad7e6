import { useSuspenseQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { session } from '#contract/account/session.ts'
import { findMostUrgent, listDates, listTasks } from '#rules/agenda/agenda.ts'
import { q } from '#web/api/call.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'

/** The agenda at this minute: what is most urgent, what else is to be done, and the dates ahead. */
export const useHomeAgenda = () => {
  const { data, dataUpdatedAt } = useSuspenseQuery(q(agenda.list))
  const { data: me } = useSuspenseQuery(q(session.user))
  const now = useAgendaNow(data.now, dataUpdatedAt)
  const urgent = findMostUrgent(data.items, now, me.user.currentExam)
  const tasks = listTasks(data.items, now)
  return {
    now,
    items: data.items,
    plan: data.plan,
    credits: data.credits,
    urgent,
    taskCount: tasks.length,
    otherTasks: tasks.filter((task) => task !== urgent),
    dates: listDates(data.items, now).filter((date) => date !== urgent),
  }
}

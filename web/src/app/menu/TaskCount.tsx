import { useQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { listTasks } from '#rules/agenda/agenda.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useMayReadLater } from '#web/app/shell/useMayReadLater.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'

const Count = ({ data, readAt }: { data: Reply<typeof agenda.list>; readAt: number }) => {
  const count = listTasks(data.items, useAgendaNow(data.now, readAt)).length
  return count > 0 && <span> · {count}</span>
}

/** How much there is to do, as on home, once it has been read. */
export const TaskCount = () => {
  const { data, dataUpdatedAt } = useQuery({ ...q(agenda.list), enabled: useMayReadLater() })
  return data && <Count data={data} readAt={dataUpdatedAt} />
}

import { useQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { listTasks } from '#rules/agenda/agenda.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
import { useKeptCount, useMayReadCount } from './useKeptCount.ts'

const Count = ({ count }: { readonly count: number | null }) => {
  const shown = useKeptCount('task_count', count)
  return shown > 0 && <span> · {shown}</span>
}

const CountNow = ({ data, readAt }: { data: Reply<typeof agenda.list>; readAt: number }) => (
  <Count count={listTasks(data.items, useAgendaNow(data.now, readAt)).length} />
)

/** How much there is to do, as on home. */
export const TaskCount = () => {
  const { data, dataUpdatedAt } = useQuery({ ...q(agenda.list), enabled: useMayReadCount('task_count') })
  return data ? <CountNow data={data} readAt={dataUpdatedAt} /> : <Count count={null} />
}

import { useQuery } from '@tanstack/react-query'
import { agenda } from '#contract/account/agenda.ts'
import { listTasks } from '#rules/agenda/agenda.ts'
import { q, type Reply } from '#web/api/call.ts'
import type { CachedCount } from '#web/api/preference.ts'
import { useAgendaNow } from '#web/parts/agenda/useAgendaNow.ts'
import { useCachedCount, useMayReadCount } from './useCachedCount.ts'

const Count = ({
  count,
  name = 'task_count',
}: {
  readonly count: number | null
  readonly name?: CachedCount
}) => {
  const shown = useCachedCount(name, count)
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

/** How many messages are new. */
export const MessageCount = () => {
  const { data } = useQuery({ ...q(agenda.list), enabled: useMayReadCount('message_count') })
  return <Count name="message_count" count={data?.new_messages ?? null} />
}

import { agenda } from '#contract/account/agenda.ts'
import { notifications } from '#contract/account/notifications.ts'
import { q, type Reply } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { readAgain } from '#web/api/read-again.ts'
import { joinWhileVisible } from './join-while-visible.ts'

/** After a server restart, all browsers reread their counts spread over this time. */
const catchUpMs = 20_000

const { queryKey } = q(agenda.list)

const show = (counts: Reply<typeof notifications.counts>): void => {
  queryClient.setQueryData<Reply<typeof agenda.list>>(queryKey, (data) =>
    data === undefined
      ? data
      : { ...data, new_messages: counts.messages, new_notifications: counts.notifications },
  )
  // The reply of a pending read is older than these counts.
  if (queryClient.isFetching({ queryKey }) > 0) void readAgain(queryClient, { queryKey })
  void readAgain(queryClient, { queryKey: [notifications.list.path] })
}

/** Keeps the counts of the frame as the server counts them, until the returned function is called. */
export const watchCounts = (): (() => void) => {
  let catchingUp: ReturnType<typeof setTimeout> | undefined
  let readingAgain: ReturnType<typeof setTimeout> | undefined
  const catchUp = () =>
    void queryClient
      .fetchQuery({ ...q(notifications.counts), staleTime: 0 })
      .then(show)
      .catch(() => undefined)
  const leave = joinWhileVisible({
    onEvent: (event) => {
      if (event.topic === 'notifications') show(event)
      // All browsers read everything again: not in the same second.
      if (event.topic === 'semester')
        readingAgain = setTimeout(() => void queryClient.invalidateQueries(), Math.random() * catchUpMs)
    },
    onOpened: (isFirst) => {
      clearTimeout(catchingUp)
      if (isFirst) catchUp()
      else catchingUp = setTimeout(catchUp, Math.random() * catchUpMs)
    },
  })
  return () => {
    clearTimeout(catchingUp)
    clearTimeout(readingAgain)
    leave()
  }
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { blockerId, type Blocker } from '#rules/duties/blocker.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { openDuty, readOpenedDuty } from '#web/parts/duties/opened-duty.ts'

const retryDelayMs = 3000

/** Reads everything again, until it is known which duty is the next one; so long the dialog is busy. */
const readAll = async (client: QueryClient): Promise<void> => {
  for (;;) {
    await client.invalidateQueries()
    if (client.getQueryState(q(session.user).queryKey)?.status !== 'error') return
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
  }
}

/** A subject that misses both parts is asked about once. */
const parts = ['practise', 'seminar'] as const
const isPart = ({ key }: Blocker): boolean => parts.some((part) => part === key)

/** Handlers for leaving a blocking dialog, and for its saved answer. */
export const useDialogEnd = (
  blocker: Blocker,
  isOpenedByStudent: boolean,
  /** Called with the ids of the blockers that are closed for this visit. */
  onClosed: (ids: readonly string[]) => void,
): { readonly leave: () => void; readonly onSaved: () => Promise<void> } => {
  const client = useQueryClient()
  return {
    leave: () => {
      openDuty(null)
      if (!isOpenedByStudent)
        onClosed((isPart(blocker) ? parts.map((key) => ({ key })) : [blocker]).map(blockerId))
      // Closing the choice of a group reads again what is behind the dialog, whoever opened it (spec 2.11.3).
      if (isPart(blocker)) void client.invalidateQueries()
    },
    onSaved: async () => {
      await readAll(client)
      // Meanwhile the student may have opened another one.
      const opened = readOpenedDuty()
      if (opened !== null && blockerId(opened) === blockerId(blocker)) openDuty(null)
    },
  }
}

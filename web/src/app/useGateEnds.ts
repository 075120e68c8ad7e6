import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Blocker } from '#rules/duties/blockers.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { wantDuty, wantedDuty } from '#web/parts/wanted-duty.ts'
import { gateIdentity } from './first-gate.ts'

/** After so long it is tried again to read what comes next (ms). */
const pause = 3000

/** Reads everything again until it is known what comes next: as long as it is not, the dialog says that it is busy. */
const readAll = async (client: QueryClient): Promise<void> => {
  for (;;) {
    await client.invalidateQueries()
    if (client.getQueryState(q(session.user).queryKey)?.status !== 'error') return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** A subject that lacks both its parts is asked about once. */
const parts = ['practise', 'seminar'] as const
const isPart = ({ key }: Blocker): boolean => parts.some((part) => part === key)

/** Takes a question, and who is told that it is closed for this visit; gives what is done when it is left, and when it is answered. */
export const useGateEnds = (
  blocker: Blocker,
  isOwn: boolean,
  onClosed: (identities: readonly string[]) => void,
): { readonly leave: () => void; readonly onSaved: () => Promise<void> } => {
  const client = useQueryClient()
  return {
    leave: () => {
      wantDuty(null)
      if (isOwn) return
      onClosed((isPart(blocker) ? parts.map((key) => ({ key })) : [blocker]).map(gateIdentity))
      // Closing the choice of a group reads again what is behind it (spec 2.11.3).
      if (isPart(blocker)) void client.invalidateQueries()
    },
    onSaved: async () => {
      await readAll(client)
      // Meanwhile she may have opened another one.
      const wanted = wantedDuty()
      if (wanted !== null && gateIdentity(wanted) === gateIdentity(blocker)) wantDuty(null)
    },
  }
}

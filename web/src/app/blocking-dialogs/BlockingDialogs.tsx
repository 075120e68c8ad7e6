import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { session, type User } from '#contract/account/session.ts'
import { findRouteLock, isFreeOfBlockers } from '#rules/duties/route-lock.ts'
import { q } from '#web/api/call.ts'
import { loadChunk } from '#web/api/chunk.ts'
import { useOpenedDuty } from '#web/parts/duties/opened-duty.ts'
import { listDialogsToShow } from './dialogs-to-show.ts'

const BlockingDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./BlockingDialog.tsx'))).BlockingDialog,
}))

const minuteMs = 60_000

/**
 * What an exam puts off is asked when it is over, on whatever screen the student is; a lock opens when an exam begins.
 * Locked students are many at once, so they ask less often; whoever comes back to the tab asks at once anyway.
 */
const toRefetchInterval = (user: User | undefined): number | false => {
  if (user === undefined) return false
  if (user.currentExam !== null) return minuteMs
  return findRouteLock(user) !== null && 5 * minuteMs
}

/** The first duty that the student is asked for, over every screen but leaving and paying (spec 2.8). */
export const BlockingDialogs = ({ address }: { address: string }) => {
  const { data } = useQuery({
    ...q(session.user),
    refetchInterval: ({ state }) => toRefetchInterval(state.data?.user),
  })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const opened = useOpenedDuty()
  const requested = listDialogsToShow(data?.user.blockers ?? [], closed)
  // What the student has opened is shown when nothing is asked for.
  const first = requested[0] ?? (opened === null ? undefined : listDialogsToShow([opened], new Set())[0])
  // The dialog before stays until the code of the next one is loaded, so that nothing flashes between them.
  const shown = useDeferredValue(first)
  if (!shown || !first || isFreeOfBlockers(address)) return null
  return (
    <Suspense>
      <BlockingDialog
        blocker={shown}
        isOpenedByStudent={shown === opened}
        more={Math.max(0, requested.length - 1)}
        onClosed={(ids) => setClosed(new Set([...closed, ...ids]))}
      />
    </Suspense>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { session, type User } from '#contract/account/session.ts'
import { findRouteLock, isFreeOfBlockers } from '#rules/duties/route-lock.ts'
import { q } from '#web/api/call.ts'
import { loadInMantine } from '#web/app/shell/load-in-mantine.tsx'
import { useOpenedDuty } from '#web/parts/duties/opened-duty.ts'

// With the dialogs come the rules of all duties, which a student without one does not need.
const FirstDialog = lazy(() => loadInMantine(async () => (await import('./FirstDialog.tsx')).FirstDialog))

const minuteMs = 60_000

/**
 * Duties that an exam puts off are asked when it is over, on any screen; a lock opens when an exam begins. Many students
 * are locked at once, so they ask less often. Coming back to the tab asks at once anyway.
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
  const blockers = data?.user.blockers ?? []
  if ((blockers.length === 0 && opened === null) || isFreeOfBlockers(address)) return null
  return (
    <Suspense>
      <FirstDialog
        blockers={blockers}
        opened={opened}
        closed={closed}
        onClosed={(ids) => setClosed(new Set([...closed, ...ids]))}
      />
    </Suspense>
  )
}

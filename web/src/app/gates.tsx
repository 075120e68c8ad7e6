import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { session } from '#contract/account/session.ts'
import { blockersHiddenOn, type Blocker } from '#rules/duties/blockers.ts'
import { q } from '#web/api/call.ts'
import { chunk } from '#web/api/chunk.ts'
import { useWantedDuty } from '#web/parts/wanted-duty.ts'
import { gatesToShow } from './first-gate.ts'

const Gate = lazy(async () => ({ default: (await chunk(() => import('./Gate.tsx'))).Gate }))

/** Lays the first thing that the portal asks of the student over every screen but leaving and paying (spec 2.8). */
export const Gates = ({ address }: { address: string }) => {
  const { data } = useQuery({
    ...q(session.user),
    // What an exam puts off comes when it is over, though she stays where she is.
    refetchInterval: ({ state }) => state.data?.user.currentExam != null && 60_000,
  })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const wanted = useWantedDuty()
  const asked = gatesToShow((data?.user.blockers ?? []) as readonly Blocker[], closed)
  // What she has opened by herself is asked when nothing else is.
  const first = asked[0] ?? (wanted === null ? undefined : gatesToShow([wanted], new Set())[0])
  // The one before stays to be seen until the code of the next is there, so that nothing flashes between them.
  const shown = useDeferredValue(first)
  if (!shown || !first || blockersHiddenOn(address)) return null
  return (
    <Suspense>
      <Gate
        blocker={shown}
        isOwn={shown === wanted}
        more={Math.max(0, asked.length - 1)}
        onClosed={(identities) => setClosed(new Set([...closed, ...identities]))}
      />
    </Suspense>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { session } from '#contract/session.ts'
import { blockersHiddenOn, canBeClosed, type Blocker } from '#rules/blockers.ts'
import { q } from '#web/api/call.ts'
import { chunk } from '#web/api/chunk.ts'
import { firstGate } from './first-gate.ts'

const Gate = lazy(async () => ({ default: (await chunk(() => import('./Gate.tsx'))).Gate }))

/** Closing the choice of a group reads again what is behind it (spec 2 "seminar-group choice"). */
const isAboutGroups = ({ key }: Blocker): boolean => key === 'practise' || key === 'seminar'

/** Lays the first thing that the portal asks of the student over every screen but leaving and paying (spec 2, 4). */
export const Gates = ({ address }: { address: string }) => {
  const { data } = useQuery(q(session.user))
  const client = useQueryClient()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const first = firstGate((data?.user.blockers ?? []) as readonly Blocker[], closed)
  // The one before stays to be seen until the code of the next is there, so that nothing flashes between them.
  const shown = useDeferredValue(first)
  if (!shown || !first || blockersHiddenOn(address)) return null
  const close = canBeClosed(shown)
    ? () => {
        // A subject that lacks both its parts is asked about once.
        const asked = shown.key === 'practise' ? ['practise', 'seminar'] : [shown.key]
        setClosed(new Set([...closed, ...asked]))
        if (isAboutGroups(shown)) void client.invalidateQueries()
      }
    : undefined
  return (
    <Suspense>
      <Gate blocker={shown} onClose={close} />
    </Suspense>
  )
}

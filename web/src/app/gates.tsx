import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { session } from '#contract/session.ts'
import { blockersHiddenOn, canBeClosed, type Blocker } from '#rules/blockers.ts'
import { q } from '#web/api/call.ts'
import { chunk } from '#web/api/chunk.ts'
import { useWantedDuty, wantDuty } from '#web/parts/wanted-duty.ts'
import { gatesToShow } from './first-gate.ts'

const Gate = lazy(async () => ({ default: (await chunk(() => import('./Gate.tsx'))).Gate }))

/** Closing the choice of a group reads again what is behind it (spec 2 "seminar-group choice"). */
const isAboutGroups = ({ key }: Blocker): boolean => key === 'practise' || key === 'seminar'

/** The longest that a timer of the browser can wait, in ms. */
const longest = 2 ** 31 - 1

/** In her own open window only what registration needs is asked: at its opening it is read again what that is. */
const useReadingAtOpening = (opensIn: number | null, readAt: number, isShown: boolean): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (opensIn === null || !isShown) return undefined
    const wait = Math.max(0, readAt + (opensIn + 1) * 1000 - Date.now())
    if (wait > longest) return undefined
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: [session.user.path] }), wait)
    return () => clearTimeout(timer)
  }, [client, opensIn, readAt, isShown])
}

/** Lays the first thing that the portal asks of the student over every screen but leaving and paying (spec 2, 4). */
export const Gates = ({ address }: { address: string }) => {
  const { data, dataUpdatedAt } = useQuery(q(session.user))
  const client = useQueryClient()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const wanted = useWantedDuty()
  const asked = gatesToShow((data?.user.blockers ?? []) as readonly Blocker[], closed)
  // What she has opened by herself is asked when nothing else is.
  const own = wanted === null ? undefined : gatesToShow([wanted], new Set())[0]
  const first = asked[0] ?? own
  // The one before stays to be seen until the code of the next is there, so that nothing flashes between them.
  const shown = useDeferredValue(first)
  useReadingAtOpening(data?.user.window_opens_in ?? null, dataUpdatedAt, first !== undefined)
  if (!shown || !first || blockersHiddenOn(address)) return null
  const isOwn = asked.length === 0
  const close =
    isOwn || canBeClosed(shown)
      ? () => {
          wantDuty(null)
          if (isOwn) return
          // A subject that lacks both its parts is asked about once.
          const both = shown.key === 'practise' ? ['practise', 'seminar'] : [shown.key]
          setClosed(new Set([...closed, ...both]))
          if (isAboutGroups(shown)) void client.invalidateQueries()
        }
      : undefined
  return (
    <Suspense>
      <Gate
        blocker={shown}
        more={Math.max(0, asked.length - 1)}
        onClose={close}
        onSaved={async () => {
          await client.invalidateQueries()
          wantDuty(null)
        }}
      />
    </Suspense>
  )
}

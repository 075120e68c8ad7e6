import { groups } from '#contract/registration/groups.ts'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { createCaller } from './create-caller.ts'
import { findFirstSets, type Offer } from './first-set.ts'
import type { Answer } from './http-connection.ts'

/** A student who comes to the opening, signed in to the copy. */
export interface Player {
  readonly studentID: number
  readonly token: string
  /** The plan that is registered with one call, or null. */
  readonly planID: number | null
  /** Whoever has no plan takes the first group that is offered of each of these subjects. */
  readonly subjects: readonly number[]
}

/** Why nothing at all could be registered, in both languages. */
export interface Blocked {
  readonly code: string
  readonly ka: string
  readonly en: string
}

/** The results of all students of a round, filled while it is played. */
export interface Tally {
  readonly reads: number[]
  /** Calls that ask for seats. */
  readonly seats: number[]
  readonly blocked: Map<number, Blocked>
  /** Answers that came late because the server was full or an answer was lost. */
  retried: number
  /** Calls that were given up. */
  failed: number
  done: number
}

export const createTally = (): Tally => ({
  reads: [],
  seats: [],
  blocked: new Map(),
  retried: 0,
  failed: 0,
  done: 0,
})

/** How long a student repeats one call before they give up (ms). */
const patienceMs = 120_000

interface RefusalReply {
  readonly code: string
  readonly message: string
  readonly translation?: { readonly message: string }
}

const toBlocked = ({ status, body }: Answer): Blocked => {
  if (status === 0) return { code: 'no_answer', ka: 'პორტალმა არ უპასუხა.', en: 'There was no answer.' }
  const { code, message, translation } = JSON.parse(body.toString()) as RefusalReply
  return { code, ka: message, en: translation?.message ?? message }
}

/** Plays one student from the opening to their last call. */
export const playStudent = async (url: string, player: Player, tally: Tally): Promise<void> => {
  const { studentID, token, planID, subjects } = player
  const browser = createCaller({
    url,
    studentID,
    token,
    onAnswer: (name, ms) => void (name === 'seats' ? tally.seats : tally.reads).push(ms),
    onRetry: () => (tally.retried += 1),
    giveUpAfterMs: patienceMs,
  })
  const call: typeof browser.call = async (name, request) => {
    const answer = await browser.call(name, { headers: 'content-language: ka\r\n', ...request })
    if (answer.status === 0) tally.failed += 1
    return answer
  }
  const withKey = (name: string) =>
    `content-language: ka\r\nidempotency-key: rehearsal-${studentID}-${name}\r\n`

  const registerPlan = async (id: number): Promise<void> => {
    const answer = await call('seats', {
      method: 'POST',
      path: plans.register.path.replace('{id}', String(id)),
      headers: withKey('plan'),
      body: '{}',
    })
    if (answer.status !== 200) tally.blocked.set(studentID, toBlocked(answer))
  }
  const takeFirstOffer = async (subjectID: number): Promise<void> => {
    const answer = await call('groups', {
      path: groups.general.path.replace('{subjectID}', String(subjectID)),
    })
    if (answer.status !== 200) return
    const { offered } = findFirstSets((JSON.parse(answer.body.toString()) as { data: Offer }).data)
    if (offered === undefined) return
    await call('seats', {
      method: 'POST',
      path: registration.choose.path,
      headers: withKey(String(subjectID)),
      body: JSON.stringify({ schedule_ids: offered }),
    })
  }

  await call('registrations', { path: registration.alreadyRegistered.path })
  if (planID === null) for (const subjectID of subjects) await takeFirstOffer(subjectID)
  else await registerPlan(planID)
  await call('registrations', { path: registration.alreadyRegistered.path })
  tally.done += 1
  browser.close()
}

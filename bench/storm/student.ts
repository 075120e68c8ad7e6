import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import type { Answer } from '#server/rehearsal/play/http-connection.ts'
import { findFirstSets, type Offer } from '#server/rehearsal/play/first-set.ts'
import { createCaller, type Call } from '#server/rehearsal/play/create-caller.ts'

/** The calls of a student: read the own state, read the groups of a subject, choose. */
export type CallName = 'state' | 'groups' | 'choose'

/** A seat that the portal has acknowledged. */
export interface AcknowledgedSeat {
  readonly student: number
  readonly registration: number
  readonly groups: readonly number[]
  /** When the answer arrived (ms since 1970). */
  readonly at: number
}

/** The results of all students' calls, filled during the storm. */
export interface Tally {
  readonly times: Record<CallName, number[]>
  readonly acknowledged: AcknowledgedSeat[]
  /** The requests that ended without a seat, with the code of the last refusal. */
  readonly refused: { readonly student: number; readonly subject: number; readonly code: string }[]
  /** Refusals after which another set was tried. */
  retried: number
  /** Lost answers and 5xx: the call was retried. */
  lost: number
  /** Mean wait for each call, by student, in ms. */
  readonly waits: number[]
  /** Answers that the portal must never give. */
  readonly unexpected: string[]
}

/** A signed-in student with the subjects they want, in their order. */
export interface StormStudent {
  readonly id: number
  readonly token: string
  readonly requestedSubjects: readonly number[]
}

interface Choice {
  readonly data: { readonly registration: { readonly registrationID: number } }
}

const maxAttempts = 20

/** Plays one student from the common start to their last request; the results go into the tally. */
export const playStudent = async (url: string, student: StormStudent, tally: Tally): Promise<void> => {
  let [calls, waited, attempts] = [0, 0, 0]
  const browser = createCaller({
    url,
    studentID: student.id,
    token: student.token,
    onAnswer: (name, ms) => {
      tally.times[name as CallName].push(ms)
      calls += 1
      waited += ms
    },
    onRetry: (status, method, path) => {
      if (status >= 500 && status !== 503) tally.unexpected.push(`${method} ${path}: ${status}`)
      tally.lost += 1
    },
  })
  const { call }: { readonly call: (name: CallName, call: Call) => Promise<Answer> } = browser
  const readOffer = async (subject: number): Promise<Offer | null> => {
    const path = groups.general.path.replace('{subjectID}', String(subject))
    const answer = await call('groups', { path })
    if (answer.status === 200) return (JSON.parse(answer.body.toString()) as { data: Offer }).data
    tally.unexpected.push(`GET ${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`)
    return null
  }
  const choose = async (scheduleIDs: readonly number[]): Promise<string | null> => {
    attempts += 1
    const headers = `content-language: en\r\nidempotency-key: storm-${student.id}-${attempts}\r\n`
    const body = JSON.stringify({ schedule_ids: scheduleIDs })
    const answer = await call('choose', {
      method: 'POST',
      path: registration.choose.path,
      headers,
      body,
    })
    const text = answer.body.toString()
    if (answer.status !== 200) return (JSON.parse(text) as { code: string }).code
    const { registrationID } = (JSON.parse(text) as Choice).data.registration
    const at = performance.timeOrigin + performance.now()
    tally.acknowledged.push({ student: student.id, registration: registrationID, groups: scheduleIDs, at })
    return null
  }
  /** Null when the student has the seat, otherwise the code of the refusal. */
  const requestSeat = async (subject: number): Promise<string | null> => {
    let refusal: string | null = null
    for (let tried = 0; tried < maxAttempts; tried += 1) {
      const offer = await readOffer(subject)
      if (offer === null) return 'unread'
      const { offered, any } = findFirstSets(offer)
      if (offered === undefined && refusal !== null) return refusal
      const requested = offered ?? any
      if (requested === undefined) return offer.code ?? offer.groups[0]?.code ?? 'no_groups'
      // A set that is not offered is requested all the same, once: the portal must say why not.
      refusal = await choose(requested)
      if (refusal === null) {
        if (offered === undefined)
          tally.unexpected.push(`seat taken that was not offered: subject ${subject}`)
        return null
      }
      if (offered === undefined || refusal === 'credit_limit') return refusal
      tally.retried += 1
    }
    return refusal
  }

  await call('state', { path: registration.alreadyRegistered.path })
  for (const subject of student.requestedSubjects) {
    const code = await requestSeat(subject)
    if (code !== null) tally.refused.push({ student: student.id, subject, code })
  }
  tally.waits.push(waited / calls)
  browser.close()
}

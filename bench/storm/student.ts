import { setTimeout as sleep } from 'node:timers/promises'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { firstSets, type Offer } from '../wishes/first-set.ts'
import { HttpLine, type Answer } from './http-line.ts'

/** What a student does at the portal: reads her state, reads the groups of a subject, chooses. */
export type CallName = 'state' | 'groups' | 'choose'

/** One seat that the portal said she has. */
export interface Acknowledged {
  readonly student: number
  readonly registration: number
  readonly groups: readonly number[]
  /** When she was told (ms since 1970). */
  readonly at: number
}

/** What everybody's calls come to, filled as they go. */
export interface Tally {
  readonly times: Record<CallName, number[]>
  readonly acknowledged: Acknowledged[]
  /** The wishes that ended without a seat, by student and subject, with the code of the last refusal. */
  readonly refused: { readonly student: number; readonly subject: number; readonly code: string }[]
  /** Refusals on the way to a wish's end, after which another set was tried. */
  retried: number
  /** Answers that never came, or 5xx: the call was made once more. */
  lost: number
  /** Mean wait for each call, by student, in ms. */
  readonly waits: number[]
  /** What no honest portal answers. */
  readonly strange: string[]
}

/** A student before the storm: signed in, with the subjects that she wants in her order. */
export interface StormStudent {
  readonly id: number
  readonly token: string
  readonly wishes: readonly number[]
}

interface Choice {
  readonly data: { readonly registration: { readonly registrationID: number } }
}

const triesOfOneWish = 20

/** A browser that comes again does so about then (ms), and so does one that the server asked to wait so many seconds. */
const pauseAfter = ({ retryAfter }: Pick<Answer, 'retryAfter'>): number =>
  retryAfter * 1000 + 200 + Math.random() * 800

const waitless = (status: number): boolean => status > 0 && status < 500 && status !== 429

/** Plays one student from the common start to her last wish; all that comes of it goes into the tally. */
export const playStudent = async (url: string, student: StormStudent, tally: Tally): Promise<void> => {
  const line = new HttpLine(url)
  const headers = `authorization: Bearer ${student.token}\r\naccept-encoding: gzip, deflate, br\r\ncontent-language: en\r\n`
  let [calls, waited, attempts] = [0, 0, 0]

  // As a browser does: an answer that was lost is asked for again, a write with the same key.
  const call = async (
    name: CallName,
    method: string,
    path: string,
    more = '',
    body = '',
  ): Promise<Answer> => {
    const begun = performance.now()
    for (;;) {
      const answer = await line
        .ask(method, path, headers + more, body)
        .catch((): Answer => ({ status: 0, retryAfter: 0, body: Buffer.alloc(0) }))
      if (waitless(answer.status)) {
        const took = performance.now() - begun
        tally.times[name].push(took)
        calls += 1
        waited += took
        return answer
      }
      if (answer.status >= 500 && answer.status !== 503)
        tally.strange.push(`${method} ${path}: ${answer.status}`)
      tally.lost += 1
      await sleep(pauseAfter(answer))
    }
  }
  const readOffer = async (subject: number): Promise<Offer | null> => {
    const path = groups.general.path.replace('{subjectID}', String(subject))
    const answer = await call('groups', 'GET', path)
    if (answer.status === 200) return (JSON.parse(answer.body.toString()) as { data: Offer }).data
    tally.strange.push(`GET ${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`)
    return null
  }
  const choose = async (scheduleIDs: readonly number[]): Promise<string | null> => {
    attempts += 1
    const key = `idempotency-key: storm-${student.id}-${attempts}\r\n`
    const body = JSON.stringify({ schedule_ids: scheduleIDs })
    const answer = await call('choose', 'POST', registration.choose.path, key, body)
    const text = answer.body.toString()
    if (answer.status !== 200) return (JSON.parse(text) as { code: string }).code
    const { registrationID } = (JSON.parse(text) as Choice).data.registration
    const at = performance.timeOrigin + performance.now()
    tally.acknowledged.push({ student: student.id, registration: registrationID, groups: scheduleIDs, at })
    return null
  }
  /** Gives null when she has her seat, otherwise why not. */
  const wish = async (subject: number): Promise<string | null> => {
    let refusal: string | null = null
    for (let tried = 0; tried < triesOfOneWish; tried += 1) {
      const offer = await readOffer(subject)
      if (offer === null) return 'unread'
      const { offered, any } = firstSets(offer)
      if (offered === undefined && refusal !== null) return refusal
      const wanted = offered ?? any
      if (wanted === undefined) return offer.code ?? offer.groups[0]?.code ?? 'no_groups'
      // What nobody offers is asked for all the same, once: the portal must say why not.
      refusal = await choose(wanted)
      if (refusal === null) {
        if (offered === undefined) tally.strange.push(`a seat that was not offered: subject ${subject}`)
        return null
      }
      if (offered === undefined || refusal === 'credit_limit') return refusal
      tally.retried += 1
    }
    return refusal
  }

  await call('state', 'GET', registration.alreadyRegistered.path)
  for (const subject of student.wishes) {
    const code = await wish(subject)
    if (code !== null) tally.refused.push({ student: student.id, subject, code })
  }
  tally.waits.push(waited / calls)
  line.close()
}

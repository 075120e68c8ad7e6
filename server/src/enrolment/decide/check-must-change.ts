import { Refusal } from '#server/http/refusal.ts'
import type { ChoiceSnapshot, Registration } from '#server/enrolment/snapshot.ts'
import { words } from '#server/enrolment/words.ts'

/**
 * Takes the snapshot of a choice and the registration that is given up for it; refuses another subject while a group of
 * hers that was closed or moved is to be changed (spec 4.13). Groups of subjects that she has may be
 * changed before it: that may be what makes room.
 */
export const checkMustChange = (
  { registrationID: own, held, to_change }: Pick<ChoiceSnapshot, 'registrationID' | 'held' | 'to_change'>,
  instead: Pick<Registration, 'registrationID'> | null,
): Refusal | null => {
  if (own !== null) return null
  const waiting = to_change()
  const isOne = waiting.some(({ registrationID }) => registrationID === instead?.registrationID)
  const first = held.find(({ registrationID }) => registrationID === waiting[0]?.registrationID)
  if (first === undefined || isOne) return null
  return new Refusal(words.mustChangeFirst, {
    subject: { ka: first.subject, en: first.subjecteng },
    subjectID: first.subjectID,
  })
}

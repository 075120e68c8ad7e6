import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { SubjectGroups } from '#server/enrolment/offer/load-groups.ts'
import { words as refusals } from '#server/enrolment/words.ts'
import { offerGroups } from './offer-groups.ts'

/**
 * Takes the groups of a subject and the registration that would be given up for them, of this subject or of another;
 * gives them as if it were given up: it clashes with nothing, and its own seats are free for her (spec 5.9.5). Refuses a
 * registration that is not hers.
 */
export const offerChange = (
  read: SubjectGroups,
  registrationID: number,
  locale: Locale,
): z.input<typeof groups.generalForChange.reply> => {
  const { now } = read
  const old = read.registrations.find((each) => each.registrationID === registrationID)
  if (old === undefined) throw new Refusal(refusals.registrationNotFound)
  const isOwn = (scheduleID: number): boolean => old.groups.includes(scheduleID)
  const given = {
    ...now,
    held: now.held.filter(({ scheduleID }) => !isOwn(scheduleID)),
    groups: now.groups.map((group) => (isOwn(group.scheduleID) ? { ...group, has_seat: true } : group)),
  }
  const reply = offerGroups({ ...read, now: given }, locale, old)
  const isSame = old.subjectID === now.subject?.subjectID
  const mayLeave = old.groups.some((scheduleID) => now.to_leave.has(scheduleID))
  // In some semesters of study only a group that was closed or moved is left (spec 6.4.1).
  if (!isSame || !now.changesLevel || mayLeave || old.groups.length === 0) return reply
  return {
    ...reply,
    code: 'english_level_instead',
    message: formatPhrase(refusals.changeLevelInstead, locale),
  }
}

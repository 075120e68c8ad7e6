import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '../words.ts'
import type { SubjectGroups } from './load-groups.ts'
import { offerGroups } from './offer-groups.ts'

/**
 * The groups of a subject as if a registration, of this subject or of another, were given up for them: it clashes with
 * nothing, and its own seats are free for the student (spec 5.9.5). Refuses a registration that is not theirs.
 */
export const offerChange = (
  subjectGroups: SubjectGroups,
  registrationID: number,
  locale: Locale,
): z.input<typeof groups.generalForChange.reply> => {
  const { snapshot, subject, groups: all, ownGroups } = subjectGroups
  const { catalogue, student } = snapshot
  const old = requireFound(
    student.registrations.find((own) => own.registrationID === registrationID),
    words.registrationNotFound,
  )
  const isOld = (scheduleID: number): boolean => old.groups.includes(scheduleID)
  const reply = offerGroups(
    {
      ...subjectGroups,
      ownGroups: ownGroups.filter(({ scheduleID }) => !isOld(scheduleID)),
      groups: all.map((group) => (isOld(group.scheduleID) ? { ...group, has_seat: true } : group)),
    },
    locale,
    old,
  )
  const isSame = old.subjectID === subject.subjectID
  const mayLeave = old.groups.some((scheduleID) => catalogue.to_leave.has(scheduleID))
  const isLevelChanged = catalogue.english_orders.has(student.study_semester)
  // In some semesters of study only a group that was closed or moved is left (spec 6.4.1).
  if (!isSame || !isLevelChanged || mayLeave || old.groups.length === 0) return reply
  return {
    ...reply,
    code: 'english_level_instead',
    message: formatPhrase(words.changeLevelInstead, locale),
  }
}

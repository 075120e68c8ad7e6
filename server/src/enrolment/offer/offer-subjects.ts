import type * as z from 'zod/mini'
import type { offeredSubject } from '#contract/rows/offered-subject.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkOffer } from '../decide/check-offer.ts'
import { countFitting, findObstacle, nameParts, type Obstacle } from '../decide/obstacle/find-obstacle.ts'
import { listOwnGroups } from '../decide/own-groups.ts'
import { describeRefused } from '../decide/refused.ts'
import { loadSnapshot } from '../load-snapshot.ts'
import type { OwnGroup, Registration, Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { listOfferedRows, type OfferedRow } from './sql.ts'

/** A subject in one of the student's modules, with whether it could be taken out of it now. */
export type Offer = z.input<typeof offeredSubject> & Pick<OfferedRow, 'program_moduleID' | 'blockID'>

const describeObstacle = (obstacle: Obstacle | null): Offer['obstacle'] => {
  if (obstacle === null) return null
  const { ka, en } = nameParts(obstacle)
  return { kind: obstacle.kind, scope: obstacle.scope, parts: ka, partseng: en }
}

const toOffer = (
  snapshot: Snapshot,
  { free_ids, ...row }: OfferedRow,
  locale: Locale,
  replaced: Registration | null,
  ownGroups: readonly OwnGroup[],
): Offer => {
  if (row.is_registered)
    return { ...row, obstacle: null, fitting: null, can_choose: false, code: null, reason: null }
  const free = new Set(free_ids)
  const groups = (snapshot.catalogue.groupsBySubject.get(row.subjectID) ?? []).map((group) => ({
    ...group,
    has_seat: free.has(group.scheduleID),
  }))
  const obstacle = findObstacle(groups, ownGroups)
  const refused = checkOffer(snapshot, row.subjectID, row.program_moduleID, { groups, obstacle }, replaced)
  // Over the credits the student looks for what to take in place of another subject.
  const hasFittingCount = refused === null || (refused.refused.code === 'credit_limit' && obstacle === null)
  return {
    ...row,
    obstacle: describeObstacle(obstacle),
    fitting: hasFittingCount ? countFitting(groups, ownGroups) : null,
    can_choose: refused === null,
    ...describeRefused(refused, locale),
  }
}

/** Which modules and subjects are offered, all of them unless named, and the subject that would be given up. */
interface OfferFilter {
  readonly isIncluded?: (moduleID: number, snapshot: Snapshot) => boolean
  readonly listSubjectIDs?: (snapshot: Snapshot) => readonly number[]
  readonly replacedSubjectID?: number | undefined
}

/** The offers, and the snapshot that they were checked on. */
interface Offers {
  readonly snapshot: Snapshot
  readonly offers: readonly Offer[]
}

/** The subjects of the student's modules, each with whether it could be taken now and why not (spec 4.11.1). */
export const loadOffers = async (
  db: Database,
  studentID: number,
  locale: Locale,
  { isIncluded = () => true, listSubjectIDs, replacedSubjectID }: OfferFilter = {},
): Promise<Offers> => {
  const snapshot = await loadSnapshot(db, studentID)
  const { modules, registrations } = snapshot.student
  const moduleIDs = modules.filter((moduleID) => isIncluded(moduleID, snapshot))
  const subjectIDs = listSubjectIDs?.(snapshot) ?? null
  const isNone = moduleIDs.length === 0 || subjectIDs?.length === 0
  const rows = isNone ? [] : await listOfferedRows(db, studentID, moduleIDs, subjectIDs)
  const replaced = registrations.find(({ subjectID }) => subjectID === replacedSubjectID) ?? null
  const ownGroups = listOwnGroups(snapshot, replaced?.registrationID)
  return { snapshot, offers: rows.map((row) => toOffer(snapshot, row, locale, replaced, ownGroups)) }
}

/** The same of one of the student's modules. Refuses a module that is not theirs. */
export const loadModuleOffers = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
  replacedSubjectID?: number,
): Promise<Offers> => {
  const isIncluded = (each: number) => each === moduleID
  const loaded = await loadOffers(db, studentID, locale, { isIncluded, replacedSubjectID })
  if (!loaded.snapshot.student.modules.includes(moduleID)) throw new Refusal(words.moduleNotFound)
  return loaded
}

/** The subjects of one of the student's modules. */
export const offerSubjects = async (
  ...request: Parameters<typeof loadModuleOffers>
): Promise<{ subjects: Offer[] }> => ({ subjects: [...(await loadModuleOffers(...request)).offers] })

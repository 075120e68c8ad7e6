import type * as z from 'zod/mini'
import type { preRegistrableSubject } from '#contract/registration/pre-registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { describeRefused, isRefused } from '#server/enrolment/decide/refused.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { listOfferedRows, type OfferedRow } from '#server/enrolment/offer/sql.ts'
import type { PreRegistration, Snapshot } from '#server/enrolment/snapshot.ts'
import { decidePreRegistration, toPreRegisteredSnapshot } from './decide-pre-registration.ts'
import { countPreRegistrations } from './sql.ts'

type Offer = z.input<typeof preRegistrableSubject>

const checkRow = (
  preRegistered: Snapshot,
  { subjectID, program_moduleID: moduleID }: OfferedRow,
  locale: Locale,
  replaced: PreRegistration | null,
) => {
  const is_preregistered = preRegistered.student.registrations.some((each) => each.subjectID === subjectID)
  const decided = is_preregistered
    ? null
    : decidePreRegistration(preRegistered, { subjectID, moduleID, replaced })
  const refused = isRefused(decided) ? decided : null
  return {
    is_preregistered,
    can_choose: !is_preregistered && refused === null,
    ...describeRefused(refused, locale),
  }
}

/**
 * The subjects of the student's modules of some kinds, each with whether it can be pre-registered and why not, and how
 * many students did (spec 4.15). `replacedID` is the pre-registration that would be given up.
 */
export const offerPreRegistration = async (
  db: Database,
  studentID: number,
  locale: Locale,
  isIncluded: (kind: string) => boolean = () => true,
  replacedID?: number,
): Promise<Offer[]> => {
  const snapshot = await loadSnapshot(db, studentID)
  const { catalogue, student } = snapshot
  const moduleIDs = student.modules.filter((id) => isIncluded(catalogue.modules.get(id)?.kind ?? ''))
  if (moduleIDs.length === 0) return []
  const [rows, counts] = await Promise.all([
    listOfferedRows(db, studentID, moduleIDs),
    countPreRegistrations(db),
  ])
  const preRegistered = toPreRegisteredSnapshot(snapshot)
  const replaced = student.preRegistrations.find(({ preRegID }) => preRegID === replacedID) ?? null
  return rows.map((row) => ({
    ...row,
    st_count: counts.get(row.subjectID) ?? 0,
    ...checkRow(preRegistered, row, locale, replaced),
  }))
}

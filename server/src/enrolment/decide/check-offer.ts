import type { Registration, SeatGroup, Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { checkSubjectCredits } from './check-credits.ts'
import { checkSubjectInModule } from './check-module.ts'
import { checkMustChange } from './check-must-change.ts'
import { canBeTaken } from './check-set.ts'
import { checkWindow } from './check-window.ts'
import { refuseObstacle, type Obstacle } from './obstacle/find-obstacle.ts'
import { listOfferingModules } from './offering-modules.ts'
import { refuse, type Refused } from './refused.ts'

interface SubjectSets {
  /** All groups of the subject. */
  readonly groups: readonly SeatGroup[]
  /** Why no whole set of them can be taken, as `findObstacle` gives it. */
  readonly obstacle: Obstacle | null
}

/** Refuses as choosing the subject out of this module would, whichever of its groups were chosen. */
export const checkOffer = (
  snapshot: Snapshot,
  subjectID: number,
  moduleID: number,
  { groups, obstacle }: SubjectSets,
  replaced: Registration | null,
): Refused | null => {
  const { catalogue, student } = snapshot
  const subject = catalogue.subjects.get(subjectID)
  if (subject === undefined) return refuse(words.subjectNotFound)
  if (!student.is_active) return refuse(words.notActive)
  if (student.debt_blocked) return refuse(words.debtBlocks)
  const offering = listOfferingModules(snapshot, subjectID).find(({ module }) => module.moduleID === moduleID)
  const closed = offering === undefined ? null : checkWindow(snapshot, offering.steps)
  const first = closed ?? checkMustChange(snapshot, subjectID, replaced)
  if (first !== null) return first
  if (obstacle?.kind === 'closed') {
    return canBeTaken(groups) || groups.length === 0
      ? refuseObstacle(obstacle)
      : refuse(words.noValidSet, { subject: { ka: subject.subject, en: subject.subjecteng } })
  }
  const freed = catalogue.subjects.get(replaced?.subjectID ?? 0)?.ects ?? 0
  return (
    checkSubjectCredits(student, subject, freed) ??
    (offering && checkSubjectInModule(snapshot, subject, offering.module, replaced?.subjectID ?? null)) ??
    (obstacle && refuseObstacle(obstacle))
  )
}

import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import type { SelectableGroup } from '#web/parts/group-picker/useGroupSelection.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { findOnlyModule, type SubjectSource } from '#web/areas/registration/subject-list/sources.ts'
import type { SourceSubject } from '#web/areas/registration/subject-list/useSourceSubjects.ts'
import { toSetBody } from './to-set-body.ts'

export interface ChosenSubject {
  readonly subject: { readonly subjectID: number }
  /** The subject as its source offers it. */
  readonly offered: SourceSubject | undefined
  readonly source: SubjectSource | undefined
  /** The registered subject that is given up for it. */
  readonly replaced: Registered | undefined
  /** Other subjects that change their groups together with it. */
  readonly moves: readonly RepairMove[]
}

/** The moves as `registration.choose` and `registration.changeGroups` take them. */
export const toMovesBody = (moves: readonly RepairMove[]) =>
  moves.length > 0 && {
    moves: moves.map(({ subjectID, groups }) => ({
      subjectID,
      schedule_ids: groups.map(({ scheduleID }) => scheduleID),
    })),
  }

/** The body of `registration.choose` (spec 7.11.1). */
export const toChoiceBody = (selected: readonly SelectableGroup[], chosen: ChosenSubject) => {
  const { subject, offered, source, replaced, moves } = chosen
  const isPreRegistered = source?.kind === 'pre'
  return {
    program_module_id: isPreRegistered
      ? (offered?.program_moduleID ?? null)
      : ((source && findOnlyModule(source)) ?? null),
    ...toSetBody(selected),
    ...toMovesBody(moves),
    ...(isPreRegistered && offered?.preRegID !== undefined && { preRegID: offered.preRegID }),
    ...(source?.kind === 'minor' && { hasChooseMinor: true }),
    ...(replaced !== undefined && { old_subjectID: replaced.subjectID, newSubjectID: subject.subjectID }),
  }
}

import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { SubjectSeats, UndoStep } from '#rules/registration/undo/undo.ts'
import type { GroupMove, GroupRequest } from '#server/enrolment/decide/seat-request.ts'
import { listRequestedGroups } from './requested-groups.ts'

const toMoves = (moves: z.output<typeof registration.choose.body>['moves'] = []): GroupMove[] =>
  moves.map(({ subjectID, schedule_ids }) => ({ subjectID, scheduleIDs: schedule_ids }))

/** A choice; the old subject, when one is named, is given up for the new one (spec 4.8.3). */
export const toChoice = (body: z.output<typeof registration.choose.body>): GroupRequest => ({
  action: 'choose',
  scheduleIDs: listRequestedGroups(body),
  moduleID: body.program_module_id ?? null,
  programmeID: body.program_id ?? null,
  newSubjectID: body.newSubjectID ?? null,
  isMinor: Boolean(body.hasChooseMinor),
  preRegID: body.preRegID ?? null,
  oldSubjectID: body.old_subjectID ?? null,
  moves: toMoves(body.moves),
})

/** A change of groups: the old seats are freed only when the new ones are taken (spec 4.8). */
export const toChange = (
  subjectID: number,
  body: z.output<typeof registration.changeGroups.body>,
): GroupRequest => ({
  action: 'change',
  scheduleIDs: listRequestedGroups(body),
  moduleID: body.program_module_id ?? null,
  programmeID: body.program_id ?? null,
  newSubjectID: subjectID,
  oldGroupID: body.old_group,
  moves: toMoves(body.moves),
})

type Step = z.output<typeof registration.undo.body>['steps'][number]

const toSeats = (seats: Step['before']): SubjectSeats | null =>
  seats && { subjectID: seats.subjectID, moduleID: seats.program_moduleID, groups: seats.schedule_ids }

/** How an act changed one registration. */
export const toUndoStep = ({ before, after }: Step): UndoStep => ({
  before: toSeats(before),
  after: toSeats(after),
})

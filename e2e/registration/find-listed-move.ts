import { groups } from '#contract/registration/groups.ts'
import type { Repair } from '#web/parts/group-picker/repair.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import type { Student } from '../student.ts'

/** A move of one subject for a group that is listed: those of another lecture are, once that lecture is chosen. */
export const findListedMove = async (student: Student, own: Registered): Promise<Repair | undefined> => {
  const params = { subjectID: own.subjectID }
  const { repairs } = await student.ask(groups.repairs, { params })
  const { groups: offered } = await student.ask(groups.general, { params })
  return repairs.find(({ moves, scheduleID }) => {
    const parentID = offered.find((each) => each.scheduleID === scheduleID)?.parentID ?? null
    return (
      moves.length === 1 && (parentID === null || own.groups.some((each) => each.scheduleID === parentID))
    )
  })
}

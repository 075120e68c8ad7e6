import type { plans } from '#contract/registration/plans.ts'
import type { Reply } from '#web/api/call.ts'

export type Plan = Reply<typeof plans.make>
export type PlanSubject = Plan['subjects'][number]

/** What the student has changed and the server has not kept yet, on top of one version of the plan. */
export interface Draft {
  readonly version: number
  readonly name: string
  readonly subjects: readonly PlanSubject[]
}

/** Takes subjects as they are shown; gives them as the wire takes them. */
export const wishesOf = (subjects: readonly PlanSubject[]) =>
  subjects.map(({ subjectID, program_moduleID, schedule_ids, second_schedule_ids }) => ({
    subjectID,
    program_module_id: program_moduleID,
    schedule_ids: [...schedule_ids],
    second_schedule_ids: second_schedule_ids && [...second_schedule_ids],
  }))

/** Takes subjects, a place and how far to go; gives them in their new order. */
export const moved = (subjects: readonly PlanSubject[], from: number, by: 1 | -1): readonly PlanSubject[] => {
  const [one, other] = [subjects[from], subjects[from + by]]
  if (one === undefined || other === undefined) return subjects
  return subjects.with(from, other).with(from + by, one)
}

/** Takes subjects and one of them as it is now; puts it in its place, or at the end when it is new. */
export const withSubject = (
  subjects: readonly PlanSubject[],
  subject: PlanSubject,
): readonly PlanSubject[] => {
  const at = subjects.findIndex(({ subjectID }) => subjectID === subject.subjectID)
  return at === -1 ? [...subjects, subject] : subjects.with(at, subject)
}

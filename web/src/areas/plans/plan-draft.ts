import type { plans } from '#contract/registration/plans.ts'
import type { Reply } from '#web/api/call.ts'

export type Plan = Reply<typeof plans.make>
export type PlanSubject = Plan['subjects'][number]

/** The student's changes that are not saved yet, and the version of the plan that they change. */
export interface Draft {
  readonly version: number
  readonly name: string
  readonly subjects: readonly PlanSubject[]
}

/** The subjects as the calls take them. */
export const toPlanBody = (subjects: readonly PlanSubject[]) =>
  subjects.map(({ subjectID, program_moduleID, schedule_ids, second_schedule_ids }) => ({
    subjectID,
    program_module_id: program_moduleID,
    schedule_ids: [...schedule_ids],
    second_schedule_ids: second_schedule_ids && [...second_schedule_ids],
  }))

/** Replaces the subject with the same id, or adds a new one at the end. */
export const upsertSubject = (
  subjects: readonly PlanSubject[],
  subject: PlanSubject,
): readonly PlanSubject[] => {
  const at = subjects.findIndex(({ subjectID }) => subjectID === subject.subjectID)
  return at === -1 ? [...subjects, subject] : subjects.with(at, subject)
}

/** Restores a removed subject, unless the plan has it again. */
export const insertSubject = (
  subjects: readonly PlanSubject[],
  subject: PlanSubject,
  index: number,
): readonly PlanSubject[] =>
  subjects.some(({ subjectID }) => subjectID === subject.subjectID)
    ? subjects
    : subjects.toSpliced(index, 0, subject)

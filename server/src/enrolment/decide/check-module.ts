import { checkModuleLimits, type BrokenLimit, type SubjectChoice } from '#rules/registration/module-limit.ts'
import type { Module, Snapshot, Subject } from '../snapshot.ts'
import { words } from '../words.ts'
import { listCountedSubjects } from './counted-subjects.ts'
import { refuse, type Refused } from './refused.ts'

/** The refusal that names the limit of a module which a choice would break. */
export const refuseLimit = (
  { moduleID, name, maximumCredits, maximumSubjects, after, blocks }: Module,
  broken: BrokenLimit,
): Refused => {
  const about = { module: name, program_moduleID: moduleID }
  if (broken.limit === 'order') {
    const { earned } = broken
    return refuse(words.moduleOrder, { ...about, first: after!.name, credits: after!.credits, earned })
  }
  if (broken.limit === 'subjects')
    return refuse(words.moduleSubjects, { ...about, maximum: maximumSubjects! })
  if (broken.limit === 'credits')
    return refuse(words.moduleCredits, { ...about, sum: broken.sum, maximum: maximumCredits! })
  const block = blocks.find(({ blockID }) => blockID === broken.blockID)!
  return refuse(words.blockFull, { ...about, block: block.name, maximum: block.choose })
}

/**
 * Refuses what the limits of the module, or of the subject's block in it, do not allow; without a subject: any other one
 * (spec 4.11.3).
 */
export const checkModule = (
  snapshot: Pick<Snapshot, 'catalogue' | 'student'>,
  module: Module,
  subject: SubjectChoice | null,
): Refused | null => {
  const broken = checkModuleLimits(module, () => listCountedSubjects(snapshot), subject)
  return broken && refuseLimit(module, broken)
}

/** The same for a subject of the module; a free module is closed to a student who declined the free credits. */
export const checkSubjectInModule = (
  snapshot: Pick<Snapshot, 'catalogue' | 'student'>,
  { subjectID, ects, subject, subjecteng }: Subject,
  module: Module,
  replacedSubjectID: number | null,
): Refused | null => {
  const { wants_no_free, registrations } = snapshot.student
  if (module.kind === 'free' && wants_no_free && !registrations.some((own) => own.subjectID === subjectID))
    return refuse(words.freeCreditsDeclined, { subject: { ka: subject, en: subjecteng } })
  return checkModule(snapshot, module, { subjectID, ects, instead: replacedSubjectID })
}

import { checkModuleLimits, toModuleLoad, type BrokenLimit, type SubjectChoice } from '#rules/registration/module-limit.ts'
import type { ModuleLoad } from '#rules/registration/module-restriction.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CatalogueModule, CountedSubject } from '#server/enrolment/snapshot.ts'
import { words } from '#server/enrolment/words.ts'

/** Takes a module and what is counted; gives what is earned and registered in it. */
export const moduleLoad = (
  { moduleID }: Pick<CatalogueModule, 'moduleID'>,
  counted: readonly CountedSubject[],
): ModuleLoad => toModuleLoad(counted.filter((each) => each.moduleID === moduleID))

/** Takes a module and the limit of it that a choice would break; gives the refusal that says so. */
export const limitRefusal = (
  { moduleID, name, maximumCredits, maximumSubjects, after, blocks }: CatalogueModule,
  broken: BrokenLimit,
): Refusal => {
  const about = { module: name, program_moduleID: moduleID }
  if (broken.limit === 'order') {
    const { earned } = broken
    return new Refusal(words.moduleOrder, { ...about, first: after!.name, credits: after!.credits, earned })
  }
  if (broken.limit === 'subjects')
    return new Refusal(words.moduleSubjects, { ...about, maximum: maximumSubjects! })
  if (broken.limit === 'credits')
    return new Refusal(words.moduleCredits, { ...about, sum: broken.sum, maximum: maximumCredits! })
  const block = blocks.find(({ blockID }) => blockID === broken.blockID)!
  return new Refusal(words.blockFull, { ...about, block: block.name, maximum: block.choose })
}

/**
 * Takes a module, what the student has earned and registered, and the subject that she would take (null: any other);
 * gives why the module's limits or those of the subject's block do not allow it, or null (spec 4.11.3
 * "program_module_restriction").
 */
export const checkModule = (
  module: CatalogueModule,
  counted: () => readonly CountedSubject[],
  taking: SubjectChoice | null,
): Refusal | null => {
  const broken = checkModuleLimits(module, counted, taking)
  return broken && limitRefusal(module, broken)
}

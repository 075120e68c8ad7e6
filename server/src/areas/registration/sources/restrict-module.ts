import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { moduleLoad, moduleRefusal } from '#server/areas/registration/module-refusal.ts'
import { countedSubjects } from '#server/areas/registration/seats/counted-subjects.ts'
import { readModules } from './read-modules.ts'
import { words } from '#server/areas/registration/words.ts'

/** Takes a student and one of her modules; says whether its limits allow one more subject, and if not why. */
export const restrictModule = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
): Promise<z.input<typeof registration.moduleRestriction.reply>> => {
  const { modules, catalogue, state } = await readModules(db, studentID)
  const [module, mine] = [
    catalogue.modules.get(moduleID),
    modules.find(({ program_moduleID }) => program_moduleID === moduleID),
  ]
  if (module === undefined || mine === undefined) throw new Refusal(words.moduleNotFound)
  const counted = countedSubjects(catalogue, state)
  const said = moduleRefusal(module, () => counted, null)?.reply(locale)
  return {
    restricted: said !== undefined,
    code: said?.code ?? null,
    message: said?.message ?? null,
    ects: mine.ects,
    ects_done: mine.ects_done,
    ects_registered: mine.ects_registered,
    maximum_ects: module.maximumCredits,
    subjects: moduleLoad(module, counted).subjects,
    maximum_subjects: module.maximumSubjects,
  }
}

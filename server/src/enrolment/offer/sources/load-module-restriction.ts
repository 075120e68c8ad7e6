import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { moduleLoad, checkModule } from '#server/enrolment/decide/check-module.ts'
import { countedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { loadModules } from './load-modules.ts'
import { words } from '#server/enrolment/words.ts'

/** Takes a student and one of her modules; says whether its limits allow one more subject, and if not why. */
export const loadModuleRestriction = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
): Promise<z.input<typeof registration.moduleRestriction.reply>> => {
  const { modules, catalogue, state } = await loadModules(db, studentID)
  const [module, mine] = [
    catalogue.modules.get(moduleID),
    modules.find(({ program_moduleID }) => program_moduleID === moduleID),
  ]
  if (module === undefined || mine === undefined) throw new Refusal(words.moduleNotFound)
  const counted = countedSubjects(catalogue, state)
  const said = checkModule(module, () => counted, null)?.toReply(locale)
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

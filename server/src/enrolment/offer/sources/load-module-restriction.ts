import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import { toModuleLoad } from '#rules/registration/module-limit.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkModule } from '#server/enrolment/decide/check-module.ts'
import { listCountedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { describeRefused } from '#server/enrolment/decide/refused.ts'
import { words } from '#server/enrolment/words.ts'
import { loadModules } from './load-modules.ts'

/** Whether the limits of one of the student's modules allow one more subject, and if not why (spec 4.11.3). */
export const loadModuleRestriction = async (
  db: Database,
  studentID: number,
  moduleID: number,
  locale: Locale,
): Promise<z.input<typeof registration.moduleRestriction.reply>> => {
  const { modules, snapshot } = await loadModules(db, studentID)
  const module = snapshot.catalogue.modules.get(moduleID)
  const own = modules.find(({ program_moduleID }) => program_moduleID === moduleID)
  if (module === undefined || own === undefined) throw new Refusal(words.moduleNotFound)
  const counted = listCountedSubjects(snapshot).filter((each) => each.moduleID === moduleID)
  const { code, reason } = describeRefused(checkModule(snapshot, module, null), locale)
  return {
    restricted: code !== null,
    code,
    message: reason,
    ects: own.ects,
    ects_done: own.ects_done,
    ects_registered: own.ects_registered,
    maximum_ects: module.maximumCredits,
    subjects: toModuleLoad(counted).subjects,
    maximum_subjects: module.maximumSubjects,
  }
}

import type * as z from 'zod/mini'
import type { program } from '#contract/program.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readModules } from '#server/areas/registration/sources/read-modules.ts'
import { programmeOf } from './sql.ts'
import { words } from './words.ts'

/** Takes a student and a programme; gives it with its modules, and in those of her own what she has done (spec 7). */
export const readGeneralInfo = async (
  db: Database,
  studentID: number,
  programID: number,
): Promise<z.input<typeof program.generalInfo.reply>> => {
  const [found, { modules: mine }] = await Promise.all([
    programmeOf(db, programID),
    readModules(db, studentID),
  ])
  if (found === undefined) throw new Refusal(words.programmeNotFound)
  const own = new Map(mine.map((module) => [module.program_moduleID, module]))
  return { ...found, modules: found.modules.map((module) => own.get(module.program_moduleID) ?? module) }
}

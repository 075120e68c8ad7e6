import type * as z from 'zod/mini'
import type { program } from '#contract/studies/program.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadProgram, toModules } from './load-full-program.ts'
import { words } from './words.ts'

interface ModuleQuery {
  readonly programID: number
  readonly moduleID: number
  readonly concentrationID?: number
}

/**
 * The subjects of one module of the student's programme or minor, which must belong to the given concentration. 403 for
 * another programme, 404 for an unknown module.
 */
export const loadModule = async (
  db: Database,
  studentID: number,
  { programID, moduleID, concentrationID }: ModuleQuery,
): Promise<z.input<typeof program.moduleSubjects.reply>> => {
  const loaded = await loadProgram(db, studentID, { concentrationID })
  const { studied } = loaded
  if (programID !== studied.program.programID && programID !== studied.minorID)
    throw new Refusal(words.anotherProgramme)
  const found = loaded.studied.modules.find(
    (module) => module.program_moduleID === moduleID && module.programID === programID,
  )
  const belongs =
    concentrationID === undefined || [null, concentrationID].includes(found?.concentrationID ?? null)
  if (found === undefined || !belongs) throw new Refusal(words.moduleNotFound)
  const modules = loaded.modules.includes(found) ? loaded.modules : [...loaded.modules, found]
  const [module] = toModules({ ...loaded, modules }).filter(
    (each) => each.module.program_moduleID === moduleID,
  )
  return { subjects: module!.subjects }
}

import type * as z from 'zod/mini'
import type { program } from '#contract/studies/program.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listCountedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { loadProgramme } from './sql.ts'
import { words } from './words.ts'

/** A programme with its modules and the student's credits in each. 403 for any but the student's own (spec 7.6). */
export const loadGeneralInfo = async (
  db: Database,
  studentID: number,
  programID: number,
): Promise<z.input<typeof program.generalInfo.reply>> => {
  const [found, snapshot] = await Promise.all([
    loadProgramme(db, studentID, programID),
    loadSnapshot(db, studentID),
  ])
  if (found === undefined) throw new Refusal(words.programmeNotFound)
  const { is_own, ...info } = found
  if (!is_own) throw new Refusal(words.anotherProgramme)
  const counted = listCountedSubjects(snapshot)
  const creditsIn = (moduleID: number, isEarned: boolean) =>
    counted
      .filter((each) => each.moduleID === moduleID && each.isEarned === isEarned)
      .reduce((sum, { credits }) => sum + credits, 0)
  const modules = info.modules.map((module) => ({
    ...module,
    ects_done: creditsIn(module.program_moduleID, true),
    ects_registered: creditsIn(module.program_moduleID, false),
  }))
  return { ...info, modules }
}

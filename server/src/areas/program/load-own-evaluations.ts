import type * as z from 'zod/mini'
import type { program } from '#contract/studies/program.ts'
import { toMarkLetter } from '#rules/marks/gpa.ts'
import { summarizeMarks } from '#rules/marks/mark-summary.ts'
import type { Database } from '#server/db/open.ts'
import { loadProgram, toModules } from './load-full-program.ts'

/** The last mark of each subject by the modules of the programme, with average and credits. */
export const loadOwnEvaluations = async (
  db: Database,
  studentID: number,
): Promise<z.input<typeof program.myEvaluations.reply>> => {
  const loaded = await loadProgram(db, studentID, {})
  const { marks, variant } = loaded.studied
  const standing = summarizeMarks(marks, variant)
  const last = new Map(marks.map((mark) => [mark.subjectID, mark]))
  return {
    gpa: standing.gpa && Math.round(standing.gpa * 100) / 100,
    ects: loaded.studied.program.ects,
    ects_done: standing.creditsDone,
    modules: toModules(loaded).map(({ module, subjects }) => ({
      ...module,
      evaluations: subjects.flatMap((subject) => {
        const mark = last.get(subject.subjectID)
        return mark === undefined
          ? []
          : { ...subject, ...mark, letter: toMarkLetter(mark.score, mark.statusID) }
      }),
    })),
  }
}

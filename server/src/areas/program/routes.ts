import type { program } from '#contract/studies/program.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { chooseConcentration } from './choose-concentration.ts'
import { chooseLawSubjects } from './choose-law-subjects.ts'
import { loadFullProgram, saveProgramSeen } from './load-full-program.ts'
import { loadGeneralInfo } from './load-general-info.ts'
import { loadModule } from './load-module.ts'
import { loadOwnEvaluations } from './load-own-evaluations.ts'
import { loadLawChoice } from './sql.ts'

export const routes: Routes<typeof program> = {
  generalInfo: ({ db, student, params }) => loadGeneralInfo(db, student.studentID, params.programID),
  myEvaluations: ({ db, student }) => loadOwnEvaluations(db, student.studentID),
  moduleSubjects: ({ db, student, params }) => loadModule(db, student.studentID, params),
  concentrationSubjects: ({ db, student, params }) => loadModule(db, student.studentID, params),
  fullProgram: ({ db, student, query }) => loadFullProgram(db, student.studentID, query),
  seen: ({ db, student, body }) => saveProgramSeen(db, student.studentID, body.version),
  chooseConcentration: ({ db, student, body, request }) =>
    chooseConcentration(db, student.studentID, readAttemptKey(request), body.concentration_id),
  lawSubjects: async ({ db, student }) => {
    const choice = await loadLawChoice(db, student.studentID)
    if (choice === undefined || choice.answer !== null) return { subjects: [], choose: 0 }
    return {
      subjects: choice.subjects.map((subject) => ({ ...subject, is_chosen: false })),
      choose: choice.choose,
    }
  },
  chooseLawSubjects: ({ db, student, body, request }) =>
    chooseLawSubjects(db, student.studentID, readAttemptKey(request), body.subjects),
}

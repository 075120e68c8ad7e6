import type { program } from '#contract/studies/program.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { chooseConcentration } from './choose-concentration.ts'
import { chooseLawSubjects } from './choose-law-subjects.ts'
import { readFullProgram, seeProgram } from './read-full-program.ts'
import { readGeneralInfo } from './read-general-info.ts'
import { readModule } from './read-module.ts'
import { readMyEvaluations } from './read-my-evaluations.ts'
import { lawChoiceOf } from './sql.ts'

export const routes: Routes<typeof program, 'program'> = {
  generalInfo: ({ db, student, params }) => readGeneralInfo(db, student.studentID, params.programID),
  myEvaluations: ({ db, student }) => readMyEvaluations(db, student.studentID),
  moduleSubjects: ({ db, student, params }) => readModule(db, student.studentID, params),
  concentrationSubjects: ({ db, student, params }) => readModule(db, student.studentID, params),
  fullProgram: ({ db, student, query }) => readFullProgram(db, student.studentID, query),
  seen: ({ db, student, body }) => seeProgram(db, student.studentID, body.version),
  chooseConcentration: ({ db, student, body, request }) =>
    chooseConcentration(db, student.studentID, readAttemptKey(request), body.concentration_id),
  lawSubjects: async ({ db, student }) => {
    const asked = await lawChoiceOf(db, student.studentID)
    if (asked === undefined || asked.answer !== null) return { subjects: [], choose: 0 }
    return {
      subjects: asked.subjects.map((subject) => ({ ...subject, is_chosen: false })),
      choose: asked.choose,
    }
  },
  chooseLawSubjects: ({ db, student, body, request }) =>
    chooseLawSubjects(db, student.studentID, readAttemptKey(request), body.subjects),
}

import type { problems } from '#contract/administration/problems.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { checkProblemUpload } from './check-problem-upload.ts'
import { reportProblem } from './report-problem.ts'
import { findProblemFile, listProblems } from './sql.ts'

/** Reports of problems. */
export const routes: Routes<typeof problems> = {
  list: async ({ db, student }) => ({ problems: await listProblems(db, student.studentID) }),
  report: {
    checkRight: checkProblemUpload,
    handle: ({ db, student, body, files, request }) =>
      reportProblem(db, student.studentID, readAttemptKey(request), {
        reported_in: body.reported_in ?? 'portal',
        text: body.text,
        file: files.file,
      }),
  },
  file: async ({ db, student, params }) =>
    requireFound(await findProblemFile(db, student.studentID, params.id), httpWords.notFound),
}

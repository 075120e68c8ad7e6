import type { presentations } from '#contract/studies/presentations.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { checkPresentationUpload } from './check-presentation-upload.ts'
import { submitPresentation } from './submit-presentation.ts'
import { loadPresentationPage, savePresentationsSeen } from './load-presentations.ts'
import { removePresentation } from './remove-presentation.ts'
import { loadPresentationFile } from './sql.ts'

/** Presentations for the subjects of this semester. */
export const routes: Routes<typeof presentations> = {
  list: ({ db, student, query: { page } }) => loadPresentationPage(db, student.studentID, page),
  seen: ({ db, student, body }) => savePresentationsSeen(db, student.studentID, body.version),
  send: {
    checkRight: checkPresentationUpload,
    handle: ({ db, student, body, files, request }) =>
      submitPresentation(db, student.studentID, readAttemptKey(request), { ...body, file: files.file }),
  },
  file: async ({ db, student, params }) =>
    requireFound(await loadPresentationFile(db, student.studentID, params.id), httpWords.notFound),
  remove: async ({ db, student, params, dropFiles }) => {
    await dropFiles(await removePresentation(db, student.studentID, params.id))
    return 'ok'
  },
}

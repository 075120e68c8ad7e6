import type { documents } from '#contract/account/documents.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { answerVaccine } from './answer-vaccine.ts'
import { checkDocumentUpload } from './check-document-upload.ts'
import { checkVaccineUpload } from './check-vaccine-upload.ts'
import { submitDocument } from './submit-document.ts'
import { loadVaccineAnswers } from './sql.ts'

/** Documents that the university asks for. */
export const routes: Routes<typeof documents> = {
  vaccineAnswers: ({ db, student }) => loadVaccineAnswers(db, student.studentID),
  saveVaccineAnswer: {
    checkRight: checkVaccineUpload,
    handle: async ({ db, student, body, files, dropFiles }) => {
      const answer = { answerID: body.answer_id, file: files.doc }
      await dropFiles(await answerVaccine(db, student.studentID, answer))
      return 'ok'
    },
  },
  uploadMissed: {
    checkRight: checkDocumentUpload,
    handle: ({ db, student, body, files, request }) =>
      submitDocument(db, student.studentID, readAttemptKey(request), {
        documentID: body.documentID,
        file: files.doc,
      }),
  },
}

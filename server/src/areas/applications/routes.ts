import type { applications } from '#contract/administration/applications.ts'
import { createCertificateFile } from '#server/certificates/create-certificate-file.ts'
import { findOwnCertificate } from '#server/certificates/sql.ts'
import { createOwnElmoFile } from '#server/elmo/create-elmo-file.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { addReceiptReason } from './add-receipt-reason.ts'
import { cancelApplication } from './cancel-application.ts'
import { checkApplicationUpload } from './check-application-upload.ts'
import { sendApplication } from './send-application.ts'
import { findApplication, findApplicationFile, loadApplications, loadKinds } from './sql.ts'

const perPage = 20

/** Applications to the university. */
export const routes: Routes<typeof applications> = {
  list: async ({ db, student, query: { page } }) => ({
    ...(await loadApplications(db, student.studentID, perPage, page)),
    page,
    perPage,
  }),
  kinds: ({ db }) => loadKinds(db),
  one: async ({ db, student, params }) =>
    addReceiptReason(
      requireFound(await findApplication(db, student.studentID, params.id), httpWords.notFound),
    ),
  certificate: async ({ db, student, params }) =>
    createCertificateFile(
      requireFound(await findOwnCertificate(db, student.studentID, params.id), httpWords.notFound),
    ),
  elmo: ({ db, student, params }) => createOwnElmoFile(db, student.studentID, params.id),
  file: async ({ db, student, params }) =>
    requireFound(
      await findApplicationFile(db, student.studentID, params.id, params.fileID),
      httpWords.notFound,
    ),
  send: {
    checkRight: checkApplicationUpload,
    handle: ({ db, student, body: { kindID, documents, receipt, ...fields }, files, request }) =>
      sendApplication(db, student.studentID, readAttemptKey(request), {
        kindID,
        fields,
        receiptID: receipt === '' ? null : Number(receipt),
        files: files['files[]'],
        documentIDs: documents === '' ? [] : documents.split(',').map(Number),
      }),
  },
  cancel: ({ db, student, params }) => cancelApplication(db, student.studentID, params.id),
}

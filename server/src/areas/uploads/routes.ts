import { documents } from '#contract/account/documents.ts'
import type { uploads } from '#contract/account/uploads.ts'
import { removeUnknownFiles } from '#server/http/files/remove-unknown-files.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut } from '#server/http/student-view/view-parts.ts'
import { beginUpload } from './begin-upload.ts'
import { receivePiece } from './receive-piece.ts'
import { deleteUpload, listUnfinishedUploads } from './sql.ts'
import { words as httpWords } from '#server/http/words.ts'

const vaccineCall = `${documents.saveVaccineAnswer.method} ${documents.saveVaccineAnswer.path}`

/** Files that are uploaded in pieces. */
export const routes: Routes<typeof uploads> = {
  unfinished: async ({ db, student }) => {
    const uploads = await listUnfinishedUploads(db, student.studentID)
    // The name of a file may say what it is about.
    const isShown = ({ call }: (typeof uploads)[number]) =>
      call !== vaccineCall || !isLeftOut(student, 'health')
    return { uploads: uploads.filter(isShown) }
  },
  begin: ({ db, filesDir, uploadLimits, student, body }) =>
    beginUpload(db, filesDir, uploadLimits, student.studentID, body),
  piece: ({ db, filesDir, uploadLimits, student, params, query, bytes }) =>
    receivePiece(db, { folder: filesDir, ...uploadLimits }, student.studentID, {
      id: params.id,
      offset: query.offset ?? 0,
      bytes,
    }),
  drop: async ({ db, filesDir, student, params }) => {
    const { name } = requireFound(
      await deleteUpload(db, student.studentID, params.id),
      httpWords.noSuchUpload,
    )
    await removeUnknownFiles(db, filesDir, [name])
    return 'ok'
  },
}

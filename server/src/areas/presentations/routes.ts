import type { presentations } from '#contract/presentations.ts'
import { attemptKey } from '#server/http/attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as everywhere } from '#server/http/words.ts'
import { handInPresentation } from './hand-in-presentation.ts'
import { removePresentation } from './remove-presentation.ts'
import { presentationFile, presentationsOf } from './sql.ts'

const perPage = 20

/** Presentations for the subjects of this semester. */
export const routes: Routes<typeof presentations, 'presentations'> = {
  list: async ({ db, student, query: { page } }) => ({
    ...(await presentationsOf(db, student.studentID, perPage, page)),
    page,
    perPage,
  }),
  send: ({ db, student, body, files, request }) =>
    handInPresentation(db, student.studentID, attemptKey(request), { ...body, file: files.file }),
  file: async ({ db, student, params }) => {
    const found = await presentationFile(db, student.studentID, params.id)
    if (found === undefined) throw new Refusal(everywhere.notFound)
    return found
  },
  remove: async ({ db, student, params, dropFiles }) => {
    await dropFiles(await removePresentation(db, student.studentID, params.id))
    return 'ok'
  },
}

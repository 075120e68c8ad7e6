import type { master } from '#contract/master.ts'
import { attemptKey } from '#server/http/attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as everywhere } from '#server/http/words.ts'
import { chooseTheme } from './choose-theme.ts'
import { handInFiles } from './components/hand-in-files.ts'
import { componentsOf, fileNamed, filesOf } from './components/sql.ts'
import { removeTheme } from './remove-theme.ts'
import { themesOf } from './sql.ts'
import { componentWords } from './words.ts'

const perPage = 20

/** Takes what was read for a student; gives it on if she is a master's student. */
const forMasters = <Read extends { readonly is_master: boolean }>(read: Read): Read => {
  if (!read.is_master) throw new Refusal(componentWords.notMaster)
  return read
}

/** The master's thesis: its theme and supervisor, and its parts. */
export const routes: Routes<typeof master, 'master'> = {
  themes: async ({ db, student, query }) => ({
    ...forMasters(await themesOf(db, student.studentID, perPage, query)),
    page: query.page,
    perPage,
  }),
  chooseTheme: ({ db, student, body, request }) =>
    chooseTheme(db, student.studentID, attemptKey(request), body),
  removeTheme: ({ db, student, request }) => removeTheme(db, student.studentID, attemptKey(request)),
  components: async ({ db, student }) => forMasters(await componentsOf(db, student.studentID)),
  uploadFiles: ({ db, student, body, files, request }) =>
    handInFiles(db, student.studentID, attemptKey(request), {
      componentID: body.componentID,
      files: files['files[]'],
    }),
  files: async ({ db, student, query }) => ({
    ...forMasters(await filesOf(db, student.studentID, perPage, query)),
    page: query.page,
    perPage,
  }),
  downloadFile: async ({ db, student, body }) => {
    const found = await fileNamed(db, student.studentID, body.filename, body.fileID)
    if (found === undefined) throw new Refusal(everywhere.notFound)
    return found
  },
}

import type { master } from '#contract/studies/master.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { chooseTheme } from './choose-theme.ts'
import { checkComponentUpload } from './components/check-component-upload.ts'
import { submitComponentFiles } from './components/submit-component-files.ts'
import { loadComponentPage, saveComponentsSeen } from './components/load-components.ts'
import { loadFile, loadFiles } from './components/sql.ts'
import { requireMaster } from './require-master.ts'
import { loadThemePage, saveThemesSeen } from './load-themes.ts'
import { removeTheme } from './remove-theme.ts'

const perPage = 20

/** The master's thesis: theme, supervisor and components. */
export const routes: Routes<typeof master> = {
  themes: ({ db, student, query }) => loadThemePage(db, student.studentID, perPage, query),
  seenThemes: ({ db, student, body }) => saveThemesSeen(db, student.studentID, body.version),
  chooseTheme: ({ db, student, body, request }) =>
    chooseTheme(db, student.studentID, readAttemptKey(request), body),
  removeTheme: ({ db, student, request }) => removeTheme(db, student.studentID, readAttemptKey(request)),
  components: ({ db, student }) => loadComponentPage(db, student.studentID),
  seenComponents: ({ db, student, body }) => saveComponentsSeen(db, student.studentID, body.version),
  uploadFiles: {
    checkRight: checkComponentUpload,
    handle: ({ db, student, body, files, request }) =>
      submitComponentFiles(db, student.studentID, readAttemptKey(request), {
        componentID: body.componentID,
        files: files['files[]'],
      }),
  },
  files: async ({ db, student, query }) => ({
    ...requireMaster(await loadFiles(db, student.studentID, perPage, query)),
    page: query.page,
    perPage,
  }),
  downloadFile: async ({ db, student, body }) =>
    requireFound(await loadFile(db, student.studentID, body.filename, body.fileID), httpWords.notFound),
}

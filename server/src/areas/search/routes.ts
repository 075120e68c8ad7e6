import type { search } from '#contract/studies/search.ts'
import type { Routes } from '#server/http/serve.ts'
import { findNames } from './find-names.ts'

export const routes: Routes<typeof search> = {
  find: ({ db, student, query: { text } }) => findNames(db, student.studentID, text),
}

import type { search } from '#contract/studies/search.ts'
import { toSearchWords } from '#rules/search/search-words.ts'
import type { Routes } from '#server/http/serve.ts'
import { findByName } from './sql.ts'
import { toTextQuery } from './to-text-query.ts'

const nothing = { subjects: { rows: [], found: 0 }, lecturers: { rows: [], found: 0 } }

export const routes: Routes<typeof search, 'search'> = {
  find: async ({ db, student, query: { text } }) => {
    const words = toSearchWords(text)
    if (words.length === 0) return nothing
    return findByName(db, student.studentID, toTextQuery(words), text.toLowerCase())
  },
}

import type { courses } from '#contract/courses.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as registrationWords } from '#server/areas/registration/words.ts'
import { subjectOf } from './sql.ts'

export const routes: Routes<typeof courses, 'courses'> = {
  subject: async ({ db, params }) => {
    const found = await subjectOf(db, params.id)
    if (found === undefined) throw new Refusal(registrationWords.subjectNotFound)
    return found
  },
}

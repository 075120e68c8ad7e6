import type { resources } from '#contract/studies/resources.ts'
import type { Routes } from '#server/http/serve.ts'
import { loadResourcePage, saveResourcesSeen } from './load-resource.ts'

export const routes: Routes<typeof resources> = {
  byName: ({ db, student, params }) => loadResourcePage(db, student.studentID, params.name),
  seen: ({ db, student, body }) => saveResourcesSeen(db, student.studentID, body.version),
}

import type { resources } from '#contract/studies/resources.ts'
import type { Routes } from '#server/http/serve.ts'
import { readResource, seeResources } from './read-resource.ts'

export const routes: Routes<typeof resources, 'resources'> = {
  byName: ({ db, student, params }) => readResource(db, student.studentID, params.name),
  seen: ({ db, student, body }) => seeResources(db, student.studentID, body.version),
}

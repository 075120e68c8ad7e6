import type { clubProjects } from '#contract/campus/club-projects.ts'
import type { Connection } from '#server/db/open.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { requireMember, requireMembership } from '../require-role.ts'
import { words } from '../words.ts'
import { changeProject, proposeProject, removeProject } from './change-project.ts'
import { addResource, removeResource } from './change-resources.ts'
import { findProject, findProjects } from './sql.ts'
import { toProject } from './to-project.ts'

interface ProjectPath {
  readonly id: number
  readonly projectId: number
}

/** A project, for a member of its club. */
const loadProject = async (db: Connection, studentID: number, { id, projectId }: ProjectPath) => {
  await requireMember(db, studentID, id)
  return toProject(requireFound(await findProject(db, id, projectId), words.projectUnknown))
}

/** Projects of clubs: members read them, the head and the deputies change them. */
export const routes: Routes<typeof clubProjects> = {
  list: async ({ db, student, params }) => {
    const { projects } = requireMembership(await findProjects(db, student.studentID, params.id))
    return { projects: projects.map(toProject) }
  },
  make: ({ db, student, params, body, request }) =>
    proposeProject(db, student.studentID, params.id, readAttemptKey(request), body),
  one: ({ db, student, params }) => loadProject(db, student.studentID, params),
  change: ({ db, student, params, body }) =>
    changeProject(db, student.studentID, params.id, params.projectId, body),
  remove: ({ db, student, params }) => removeProject(db, student.studentID, params.id, params.projectId),
  resources: async ({ db, student, params }) => {
    const { resources, cost, approved_cost } = await loadProject(db, student.studentID, params)
    return { resources, cost, approved_cost }
  },
  addResource: ({ db, student, params, body, request }) =>
    addResource(db, student.studentID, params.id, params.projectId, readAttemptKey(request), body),
  removeResource: ({ db, student, params }) =>
    removeResource(db, student.studentID, params.id, params.projectId, params.resourceId),
}

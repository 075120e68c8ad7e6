import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '../words.ts'
import { lockProject } from './sql.ts'

/** Locks a project that waits for the university. Refuses with 409 one that was answered. */
export const requireOpenProject = async (tx: Connection, clubID: number, projectID: number) => {
  const project = requireFound(await lockProject(tx, clubID, projectID), words.projectUnknown)
  if (project.status === 'approved') throw new Refusal(words.projectApproved)
  if (project.status === 'rejected') throw new Refusal(words.projectRejected)
  return project
}

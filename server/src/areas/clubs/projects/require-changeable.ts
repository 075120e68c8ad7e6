import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '../words.ts'
import { lockProject } from './sql.ts'

/** Locks a project that the club may change. Refuses with 409 if it is approved. */
export const requireChangeable = async (tx: Connection, clubID: number, projectID: number) => {
  const project = requireFound(await lockProject(tx, clubID, projectID), words.projectUnknown)
  if (project.status === 'approved') throw new Refusal(words.projectApproved)
  return project
}

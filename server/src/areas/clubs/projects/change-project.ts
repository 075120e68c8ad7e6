import { toZonedTime } from '#rules/time/zoned-time.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { requireFewRequests } from '../require-few-requests.ts'
import { requireManager } from '../require-role.ts'
import { countRecentRequests } from '../sql.ts'
import { fieldWords, words } from '../words.ts'
import { requireFits, type NewResource } from './change-resources.ts'
import { requireChangeable } from './require-changeable.ts'
import {
  deleteProject,
  findProject,
  findProjectByKey,
  insertProject,
  insertResource,
  lockProject,
  saveProject,
} from './sql.ts'
import { toProject } from './to-project.ts'

interface ProjectTexts {
  readonly title: string
  readonly description: string
  readonly start_date: string
  readonly end_date: string
}

const requireDates = async (
  tx: Connection,
  { start_date, end_date }: ProjectTexts,
  formerStart: string | null,
): Promise<void> => {
  if (end_date < start_date) throw new FieldRefusal({ end_date: [{ phrase: fieldWords.endBeforeStart }] })
  if (start_date === formerStart) return
  const today = toZonedTime(new Date().toISOString(), await loadTimeZone(tx)).date
  if (start_date < today) throw new FieldRefusal({ start_date: [{ phrase: fieldWords.dayPast }] })
}

const loadProject = async (tx: Connection, clubID: number, projectID: number) =>
  toProject(requireFound(await findProject(tx, clubID, projectID), words.projectUnknown))

/**
 * Proposes a project with its resources. A repeated attempt returns the same project. Refuses with 422 if the days are in
 * the past or in the wrong order, or if the project is too expensive.
 */
export const proposeProject = (
  db: Database,
  studentID: number,
  clubID: number,
  key: string | null,
  { resources = [], ...texts }: ProjectTexts & { readonly resources?: readonly NewResource[] | undefined },
) =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    await requireManager(tx, studentID, clubID)
    const known = key === null ? undefined : await findProjectByKey(tx, studentID, key)
    if (known !== undefined) {
      if (known.clubID !== clubID) throw new Refusal(httpWords.keyAlreadyUsed)
      return loadProject(tx, clubID, known.projectID)
    }
    requireFewRequests(await countRecentRequests(tx, studentID))
    await requireDates(tx, texts, null)
    const { title, description, start_date, end_date } = texts
    const { projectID } = await insertProject(
      tx,
      clubID,
      studentID,
      title,
      description,
      start_date,
      end_date,
      key,
    )
    for (const [nth, added] of resources.entries()) {
      requireFits(resources.slice(0, nth), added, 'resources')
      await insertResource(tx, projectID, added.description, added.quantity, added.price, null)
    }
    return loadProject(tx, clubID, projectID)
  })

/** Changes a project, and sends a rejected one again. Refuses with 409 an approved one. */
export const changeProject = (
  db: Database,
  studentID: number,
  clubID: number,
  projectID: number,
  change: { readonly [Name in keyof ProjectTexts]?: string | undefined },
) =>
  db.transaction(async (tx) => {
    await requireManager(tx, studentID, clubID)
    const before = requireFound(await lockProject(tx, clubID, projectID), words.projectUnknown)
    if (before.status === 'approved') throw new Refusal(words.projectApproved)
    const texts = {
      title: change.title ?? before.title,
      description: change.description ?? before.description,
      start_date: change.start_date ?? before.start_date,
      end_date: change.end_date ?? before.end_date,
    }
    await requireDates(tx, texts, before.start_date)
    await saveProject(tx, projectID, texts.title, texts.description, texts.start_date, texts.end_date)
    return loadProject(tx, clubID, projectID)
  })

/** Deletes a project that is in progress or rejected. Refuses with 409 if it is approved. */
export const removeProject = (
  db: Database,
  studentID: number,
  clubID: number,
  projectID: number,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await requireManager(tx, studentID, clubID)
    await requireChangeable(tx, clubID, projectID)
    await deleteProject(tx, projectID)
    return 'ok'
  })

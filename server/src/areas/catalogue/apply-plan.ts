import type { Connection } from '#server/db/open.ts'
import * as groupSql from './groups/sql.ts'
import type { ImportPlan } from './plan-import.ts'
import * as programmeSql from './programme/sql.ts'
import type { Term } from './sql.ts'
import * as studentSql from './students/sql.ts'
import * as subjectSql from './subjects/sql.ts'

type StoredProgramme = Awaited<ReturnType<typeof programmeSql.loadStoredProgramme>>

const timeFields = new Set(['time', 'weeks', 'room'])

/** Whether anything changed, and the subjects that were removed. Without changes the catalogue's version stays. */
export const applyPlan = async (
  tx: Connection,
  plan: ImportPlan,
  { term, source, programme: stored }: { term: Term; source: string; programme: StoredProgramme },
): Promise<{ isChanged: boolean; removedSubjects: readonly string[] }> => {
  const {
    programme: planned,
    programmeChanges,
    addedSubjects,
    changedSubjects,
    addedGroups,
    changedGroups,
  } = plan
  const { addedStudents, changedStudents, closedGroups, removedGroups } = plan
  const own = stored ?? (planned && (await programmeSql.addProgramme(tx, planned, source)))
  if (!own) throw new Error('neither the files nor the database have a programme')

  const touched = [...addedGroups, ...changedGroups.map(({ planned }) => planned)]
  const timed = [
    ...addedGroups,
    ...changedGroups
      .filter(({ changes }) => changes.some(({ field }) => timeFields.has(field)))
      .map(({ planned }) => planned),
  ]
  const rooms = timed.flatMap(({ meetings }) => meetings.flatMap(({ room }) => (room === null ? [] : [room])))
  const newSubjects = changedSubjects.map(({ planned }) => planned)
  const newStudents = changedStudents.map(({ planned }) => planned)

  const steps: readonly [changed: readonly unknown[], step: () => Promise<unknown>][] = [
    [programmeChanges, async () => planned && programmeSql.changeProgramme(tx, planned, own)],
    [addedSubjects, () => subjectSql.addSubjects(tx, addedSubjects, source, own.module_id)],
    [newSubjects, () => subjectSql.changeSubjects(tx, newSubjects, source)],
    [closedGroups, () => groupSql.closeGroups(tx, closedGroups)],
    [
      removedGroups,
      () =>
        groupSql.removeGroups(
          tx,
          removedGroups.map(({ id }) => id),
        ),
    ],
    [changedGroups, () => groupSql.changeGroups(tx, changedGroups, source)],
    [addedGroups, () => groupSql.addGroups(tx, addedGroups, term.id, source)],
    [touched, () => groupSql.setParents(tx, touched, term.id, source)],
    [rooms, () => groupSql.addRooms(tx, rooms, source)],
    [timed, () => groupSql.setTimes(tx, timed, term.id, source)],
    [addedStudents, () => studentSql.addStudents(tx, addedStudents, own.programme_id, source)],
    [newStudents, () => studentSql.changeStudents(tx, newStudents, source)],
  ]
  const due = steps.filter(([changed]) => changed.length > 0)
  for (const [, step] of due) await step()
  const removed = await subjectSql.removeSubjects(tx, plan.goneSubjects, source)
  return {
    isChanged: plan.isProgrammeAdded || due.length > 0 || removed.length > 0,
    removedSubjects: removed.map(({ code }) => code),
  }
}

import { addDays } from '#rules/time/clock.ts'
import type { Connection, Database } from '#server/db/open.ts'
import type { Catalogue, StoredGroup } from './catalogue.ts'
import { makePersonName, makeSubjectName } from './make-names.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import * as sql from './sql.ts'

interface ImportOptions {
  /** Identifies the rows at the next import; usually the folder's name. */
  readonly source: string
  /** The term's first Monday, Y-m-d; without it the current semester, or a new one from `nextMonday`. */
  readonly termStart: string | null
  readonly nextMonday: string
  readonly dryRun: boolean
}

/** What an import did, or in a dry run would do. */
export interface ImportResult {
  readonly plan: ImportPlan
  readonly changes: boolean
  readonly term: sql.Term
}

/** Whether anything changed. An empty list sends no statement, so the catalogue's version stays. */
const applyPlan = async (
  tx: Connection,
  plan: ImportPlan,
  term: sql.Term,
  source: string,
): Promise<boolean> => {
  const { programme_id, module_id } = await sql.loadProgrammeID(tx, source)
  const subjects = plan.addedSubjects.map((code) => {
    const { ka, en } = makeSubjectName(code)
    return { code, name_ka: ka, name_en: en }
  })
  const students = plan.addedStudents.map((code) => {
    const { first, last } = makePersonName(code)
    return { code, fname_ka: first.ka, fname_en: first.en, lname_ka: last.ka, lname_en: last.en }
  })
  const touched = [...plan.addedGroups, ...plan.changedGroups.map(({ planned }) => planned)]
  const rooms = touched.flatMap(({ meetings }) =>
    meetings.flatMap(({ room }) => (room === null ? [] : [room])),
  )
  const ids = (groups: readonly StoredGroup[]) => groups.map(({ id }) => id)

  const steps: readonly [changed: readonly unknown[], step: () => Promise<unknown>][] = [
    [subjects, () => sql.addSubjects(tx, subjects, source, module_id)],
    [plan.closedGroups, () => sql.closeGroups(tx, ids(plan.closedGroups))],
    [plan.removedGroups, () => sql.removeGroups(tx, ids(plan.removedGroups))],
    [plan.changedGroups, () => sql.changeGroups(tx, plan.changedGroups, source)],
    [plan.addedGroups, () => sql.addGroups(tx, plan.addedGroups, term.id, source)],
    [touched, () => sql.setParents(tx, touched, term.id, source)],
    [rooms, () => sql.addRooms(tx, rooms, source)],
    [touched, () => sql.setTimes(tx, touched, term.id, source)],
    [students, () => sql.addStudents(tx, students, programme_id, source)],
  ]
  const due = steps.filter(([changed]) => changed.length > 0)
  for (const [, step] of due) await step()
  const removed = await sql.removeSubjects(tx, plan.removedSubjects, source)
  return due.length > 0 || removed.length > 0
}

/** Ends a dry run's transaction by rolling it back. */
class DryRunRollback extends Error {}

/**
 * Imports a checked catalogue into the semester in one transaction; reports what was added, changed and removed. A dry
 * run does the same and rolls back.
 */
export const importCatalogue = async (
  db: Database,
  catalogue: Catalogue,
  { source, termStart, nextMonday, dryRun }: ImportOptions,
): Promise<ImportResult> => {
  let result: ImportResult | undefined
  await db
    .transaction(async (tx) => {
      await sql.lockImports(tx)
      const weeks = catalogue.groups[0]?.termWeeks ?? 1
      const start = termStart ?? nextMonday
      const term =
        (await sql.lockSemester(tx, termStart)) ??
        (await sql.insertSemester(tx, start, addDays(start, weeks * 7 - 1)))
      if (term === undefined)
        throw new Error(`another semester of that season and year exists already; name its start`)
      await sql.lockGroups(tx)
      const codes = [...new Set(catalogue.demand.map(({ student_code }) => student_code))]
      const plan = planImport(catalogue, term.starts_on, {
        subjects: await sql.loadStoredSubjects(tx, source),
        groups: await sql.loadStoredGroups(tx, term.id, source),
        students: await sql.loadStoredStudents(tx, codes),
      })
      result = { plan, term, changes: await applyPlan(tx, plan, term, source) }
      if (dryRun) throw new DryRunRollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunRollback)) throw error
    })
  if (result === undefined) throw new Error('the import ended without a result')
  if (result.changes && !dryRun) await sql.refreshStatistics(db)
  return result
}

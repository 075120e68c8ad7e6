import { addDays } from '#rules/time/clock.ts'
import { isStatementError } from '#server/db/errors/is-statement-error.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { applyPlan } from './apply-plan.ts'
import type { Catalogue } from './catalogue.ts'
import * as groupSql from './groups/sql.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { loadStoredProgramme } from './programme/sql.ts'
import { areTooManyRemovals, type Removals } from './removals.ts'
import * as sql from './sql.ts'
import { loadStoredStudents } from './students/sql.ts'
import { loadStoredSubjects } from './subjects/sql.ts'

export interface ImportOptions {
  /** Identifies the rows at the next import; usually the folder's name. */
  readonly source: string
  /** The term's first Monday, Y-m-d; without it the current semester, or a new one from `nextMonday`. */
  readonly termStart: string | null
  readonly nextMonday: string
  readonly dryRun: boolean
  /** How many groups and subjects together may be removed, when they are over 5 % of the stored ones. */
  readonly allowRemovals: number
}

/** The outcome of an import, or of its dry run. */
export interface ImportResult {
  readonly plan: ImportPlan
  readonly term: sql.Term
  readonly removedSubjects: readonly string[]
  readonly removals: readonly Removals[]
  readonly isChanged: boolean
  /** Nothing is saved in a dry run, and when it was refused: for bad rows or for too many removals. */
  readonly outcome: 'saved' | 'dry run' | 'bad rows' | 'too many removals'
}

const openTerm = async (
  tx: Connection,
  { groups }: Catalogue,
  { termStart, nextMonday }: ImportOptions,
): Promise<sql.Term> => {
  const known = await sql.lockSemester(tx, termStart)
  if (known !== undefined) return known
  const weeks = groups[0]?.termWeeks
  if (weeks === undefined)
    throw new StartupError('groups.csv has no groups and there is no semester yet, so none can be created.')
  const start = termStart ?? nextMonday
  const created = await sql.insertSemester(tx, start, addDays(start, weeks * 7 - 1))
  if (created !== undefined) return created
  throw new StartupError(
    `No semester starts on ${start}, but one of that season and year exists: name its first Monday with --term-start.`,
  )
}

const runImport = async (
  tx: Connection,
  catalogue: Catalogue,
  options: ImportOptions,
): Promise<ImportResult> => {
  const { source, dryRun, allowRemovals } = options
  await sql.lockImports(tx)
  const term = await openTerm(tx, catalogue, options)
  await groupSql.lockGroups(tx)
  const codes = [...catalogue.students, ...catalogue.demand].map(({ student_code }) => student_code)
  const emails = catalogue.students.map(({ university_email }) => university_email)
  const programme = await loadStoredProgramme(tx, source)
  const stored = {
    programme,
    subjects: await loadStoredSubjects(tx, source),
    groups: await groupSql.loadStoredGroups(tx, term.id, source),
    students: await loadStoredStudents(tx, [...new Set(codes)], emails, source),
  }
  const plan = planImport(catalogue, term.starts_on, stored)
  if (plan.bad.length > 0)
    return { plan, term, removedSubjects: [], removals: [], isChanged: false, outcome: 'bad rows' }

  const { isChanged, removedSubjects } = await applyPlan(tx, plan, { term, source, programme })
  const openGone = [...plan.removedGroups.filter(({ is_open }) => is_open), ...plan.closedGroups]
  const removals: Removals[] = [
    { kind: 'groups', removed: openGone.length, of: stored.groups.length },
    { kind: 'subjects', removed: removedSubjects.length, of: stored.subjects.length },
  ]
  const isRefused = areTooManyRemovals(removals, allowRemovals)
  const outcome = isRefused ? 'too many removals' : dryRun ? 'dry run' : 'saved'
  return { plan, term, removedSubjects, removals, isChanged, outcome }
}

const toRefusal = (error: unknown): StartupError => {
  const { message, detail } = error as { message: string; detail?: string }
  const sentence = [message, detail].filter((part) => part !== undefined).join('. ')
  return new StartupError(`Nothing was saved, because the database refused: ${sentence}`)
}

/** Ends the transaction of what is not to be saved by rolling it back. */
class ImportRollback extends Error {}

/**
 * Imports a checked catalogue into the semester in one transaction; reports what was added, changed and removed. A dry
 * run, and an import that is refused, does the same and rolls back.
 */
export const importCatalogue = async (
  db: Database,
  catalogue: Catalogue,
  options: ImportOptions,
): Promise<ImportResult> => {
  let result: ImportResult | undefined
  await db
    .transaction(async (tx) => {
      result = await runImport(tx, catalogue, options)
      if (result.outcome !== 'saved') throw new ImportRollback()
    })
    .catch((error: unknown) => {
      if (isStatementError(error)) throw toRefusal(error)
      if (!(error instanceof ImportRollback)) throw error
    })
  if (result === undefined) throw new Error('the import ended without a result')
  if (result.isChanged && result.outcome === 'saved') await sql.refreshStatistics(db)
  return result
}

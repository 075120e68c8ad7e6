import type * as z from 'zod/mini'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import type { Database } from '#server/db/open.ts'
import type { CatalogueModule, GroupRow, SeatGroup, StepRule } from '#server/enrolment/snapshot.ts'
import { readCatalogue, type CatalogueRow } from './commit/sql.ts'

type Subject = z.input<typeof subjectRow>

/** What is offered this semester, the same for every student, as of one version; counts of seats are not in it. */
export interface Catalogue {
  readonly semester: number
  readonly version: number
  readonly steps: readonly StepRule[]
  readonly subjects: ReadonlyMap<number, Subject>
  readonly modules: ReadonlyMap<number, CatalogueModule>
  /** The subjects of the levels of English, from the lowest, and the semesters of study that change them (spec 4.14). */
  readonly english: readonly number[]
  readonly english_orders: ReadonlySet<number>
  /** The groups that were closed or moved: whoever is in one may leave it. */
  readonly to_leave: ReadonlySet<number>
  /** The groups of each subject, by part and number, as the rules look at them. */
  readonly groupsOf: ReadonlyMap<number, readonly SeatGroup[]>
  readonly groups: ReadonlyMap<number, SeatGroup>
  /** The same groups as the group table shows them. */
  readonly rows: ReadonlyMap<number, GroupRow>
}

const buildCatalogue = ({
  subjects,
  modules,
  english_orders,
  to_leave,
  groups: asRead,
  rows,
  ...plain
}: CatalogueRow): Catalogue => {
  // Seats come and go without a new version: what was full when this was read must not stay full.
  const groups = asRead.map((group) => ({ ...group, has_seat: true }))
  return {
    ...plain,
    subjects: new Map(subjects.map((subject) => [subject.subjectID, subject])),
    modules: new Map(
      modules.map(({ subjects: offered, ...module }) => [
        module.moduleID,
        { ...module, subjects: new Set(offered) },
      ]),
    ),
    english_orders: new Set(english_orders),
    to_leave: new Set(to_leave),
    groupsOf: Map.groupBy(groups, ({ subjectID }) => subjectID),
    groups: new Map(groups.map((group) => [group.scheduleID, group])),
    rows: new Map(rows.map((row) => [row.scheduleID, row])),
  }
}

interface CachedCatalogue {
  catalogue: Catalogue | undefined
  loading: Promise<Catalogue> | undefined
}
const cached = new WeakMap<Database, CachedCatalogue>()

/** Which catalogue is meant: that of one semester, of one version or a later one. */
export interface CatalogueVersion {
  readonly semester: number
  readonly catalogue: number
}

const isRecentEnough = (catalogue: Catalogue, required: CatalogueVersion): boolean =>
  catalogue.semester === required.semester && catalogue.version >= required.catalogue

/**
 * Gives the catalogue of the current semester as this process has read it, read anew when `wanted` is a later one; many
 * callers wait for one reading. Refuses with 404 when there is no current semester.
 */
export const loadCatalogue = async (db: Database, required: CatalogueVersion): Promise<Catalogue> => {
  const own = cached.get(db) ?? { catalogue: undefined, loading: undefined }
  cached.set(db, own)
  if (own.catalogue !== undefined && isRecentEnough(own.catalogue, required)) return own.catalogue
  const joined = await own.loading
  if (joined !== undefined && isRecentEnough(joined, required)) return joined
  own.loading ??= readCatalogue(db)
    .then((row) => {
      if (row === undefined) throw new Refusal(everywhere.noSemester)
      return (own.catalogue = buildCatalogue(row))
    })
    .finally(() => {
      own.loading = undefined
    })
  return own.loading
}

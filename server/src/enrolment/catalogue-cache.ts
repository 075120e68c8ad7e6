import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { Database } from '#server/db/open.ts'
import type { Catalogue } from './snapshot.ts'
import { loadCatalogueRow, type CatalogueRow } from './sql.ts'

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
    groupsBySubject: Map.groupBy(groups, ({ subjectID }) => subjectID),
    groups: new Map(groups.map((group) => [group.scheduleID, group])),
    rows: new Map(rows.map((row) => [row.scheduleID, row])),
  }
}

interface CachedCatalogue {
  catalogue: Catalogue | undefined
  loading: Promise<Catalogue> | undefined
}
const cached = new WeakMap<Database, CachedCatalogue>()

/** The catalogue of one semester, of this version or a later one. */
interface CatalogueVersion {
  readonly semester: number
  readonly catalogue: number
}

const isRecentEnough = (catalogue: Catalogue, required: CatalogueVersion): boolean =>
  catalogue.semester === required.semester && catalogue.version >= required.catalogue

/**
 * The catalogue of the current semester as this process has read it, read again when a later one is required; many
 * callers wait for one read. Refuses with 404 when there is no current semester.
 */
export const loadCatalogue = async (db: Database, required: CatalogueVersion): Promise<Catalogue> => {
  const own = cached.get(db) ?? { catalogue: undefined, loading: undefined }
  cached.set(db, own)
  if (own.catalogue !== undefined && isRecentEnough(own.catalogue, required)) return own.catalogue
  const joined = await own.loading
  if (joined !== undefined && isRecentEnough(joined, required)) return joined
  own.loading ??= loadCatalogueRow(db)
    .then((row) => {
      if (row === undefined) throw new Refusal(httpWords.noSemester)
      return (own.catalogue = buildCatalogue(row))
    })
    .finally(() => {
      own.loading = undefined
    })
  return own.loading
}

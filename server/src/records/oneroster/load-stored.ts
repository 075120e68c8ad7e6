import { exportRecords, type ExportedTable } from '../export-records.ts'

/** The portal's rows that a package refers to. */
export interface Stored {
  /** Codes of registrations by student, semester and subject. */
  readonly registrations: ReadonlyMap<string, string>
  /** The time at the university of each registration. */
  readonly registeredAt: ReadonlyMap<string, string>
  /** The groups of registrations, as `registration group`. */
  readonly seats: ReadonlySet<string>
  /** Parts of groups by code. */
  readonly parts: ReadonlyMap<string, string>
  /** Status of each student, such as `active`. */
  readonly statusOf: ReadonlyMap<string, string>
  readonly programmeOf: ReadonlyMap<string, string>
  /** The module of a subject in a programme, for a concentration or, with an empty one, for all. */
  readonly modules: ReadonlyMap<string, string>
  readonly concentrationOf: ReadonlyMap<string, string>
  readonly credits: ReadonlyMap<string, string>
}

export const toKey = (...parts: readonly string[]): string => parts.join('\n')

const tables = [
  'subjects',
  'modules',
  'module_subjects',
  'groups',
  'students',
  'registrations',
  'registered_groups',
]

export async function* readObjects({ columns, rows }: ExportedTable): AsyncGenerator<Record<string, string>> {
  for await (const values of rows)
    yield Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']))
}

export const nothingStored: Stored = {
  registrations: new Map(),
  registeredAt: new Map(),
  seats: new Set(),
  parts: new Map(),
  statusOf: new Map(),
  programmeOf: new Map(),
  modules: new Map(),
  concentrationOf: new Map(),
  credits: new Map(),
}

/** Reads it as the export does, so that codes and values are those of the files. */
export const loadStored = async (url: string): Promise<Stored> => {
  const toMap = () => new Map<string, string>()
  const [registrations, parts, statusOf, programmeOf] = [toMap(), toMap(), toMap(), toMap()]
  const [concentrationOf, modules, credits, registeredAt] = [toMap(), toMap(), toMap(), toMap()]
  const seats = new Set<string>()
  const moduleRows = new Map<string, Record<string, string>>()
  for await (const table of exportRecords(url, { only: tables }))
    for await (const row of readObjects(table)) {
      const code = row['code'] ?? ''
      if (table.name === 'subjects') credits.set(code, row['credits']!)
      else if (table.name === 'groups') parts.set(code, row['part']!)
      else if (table.name === 'modules') moduleRows.set(code, row)
      else if (table.name === 'module_subjects') {
        const found = moduleRows.get(row['module']!)
        const key = toKey(found?.['programme'] ?? '', found?.['concentration'] ?? '', row['subject']!)
        if (!modules.has(key)) modules.set(key, row['module']!)
      } else if (table.name === 'students') {
        statusOf.set(code, row['status']!)
        programmeOf.set(code, row['programme']!)
        concentrationOf.set(code, row['concentration']!)
      } else if (table.name === 'registered_groups') seats.add(toKey(row['registration']!, row['group']!))
      else {
        registrations.set(toKey(row['student']!, row['semester']!, row['subject']!), code)
        registeredAt.set(code, row['registered_at']!)
      }
    }
  return {
    registrations,
    registeredAt,
    seats,
    parts,
    statusOf,
    programmeOf,
    modules,
    concentrationOf,
    credits,
  }
}

import type * as z from 'zod/mini'
import type { Catalogue, CatalogueGroup } from './catalogue.ts'
import { checkCatalogue } from './check-catalogue.ts'
import type { BadRow } from './files/bad-row.ts'
import type { CatalogueFiles } from './files/read-folder.ts'
import { readTable, type Table } from './files/read-table.ts'
import { demandRow, groupRow, programmeRow, studentRow, subjectRow } from './rows.ts'

export interface ReadCatalogue {
  readonly catalogue: Catalogue
  /** Nothing may be imported unless it is empty. */
  readonly bad: readonly BadRow[]
  /** Files and columns that are not known, in words. */
  readonly ignored: readonly string[]
}

const knownFiles = ['programme.csv', 'subjects.csv', 'groups.csv', 'students.csv', 'demand.csv']

const toWeeks = (mask: string): CatalogueGroup['weeks'] => {
  if (!mask.includes('0')) return []
  return [...mask.matchAll(/1+/g)].map((run) => ({ first: run.index, last: run.index + run[0].length - 1 }))
}

const toGroup = ({ days, weeks, ...row }: z.output<typeof groupRow>): CatalogueGroup => ({
  ...row,
  weekdays: [...days].flatMap((flag, at) => (flag === '1' ? [at + 1] : [])),
  weeks: toWeeks(weeks),
  termWeeks: weeks.length,
})

const emptyTable = { rows: [], listValues: () => new Set<string>(), bad: [], ignoredColumns: [] }

/**
 * Reads the files of a catalogue and reports every row that cannot be imported. programme.csv, students.csv and
 * demand.csv may be absent. Does not use the database.
 */
export const readCatalogue = (files: CatalogueFiles): ReadCatalogue => {
  const readOptional = <Shape extends z.core.$ZodShape>(
    file: string,
    schema: z.ZodMiniObject<Shape>,
  ): Table<Shape> => (files.has(file) ? readTable(files, file, schema) : emptyTable)

  const programme = readOptional('programme.csv', programmeRow)
  const subjects = readTable(files, 'subjects.csv', subjectRow)
  const groups = readTable(files, 'groups.csv', groupRow)
  const students = readOptional('students.csv', studentRow)
  const demand = readOptional('demand.csv', demandRow)

  const tables = {
    'programme.csv': programme,
    'subjects.csv': subjects,
    'groups.csv': groups,
    'students.csv': students,
    'demand.csv': demand,
  }
  const secondProgramme = programme.rows[1]
  return {
    catalogue: {
      programme: programme.rows[0] ?? null,
      subjects: subjects.rows,
      groups: groups.rows.map(toGroup),
      students: students.rows,
      demand: demand.rows,
    },
    bad: [
      ...Object.values(tables).flatMap(({ bad }) => bad),
      ...(secondProgramme === undefined
        ? []
        : [{ file: 'programme.csv', line: secondProgramme.line, cause: 'there is more than one programme' }]),
      ...checkCatalogue({ subjects, groups, students, demand }),
    ],
    ignored: [
      ...[...files.keys()].filter((name) => !knownFiles.includes(name)).map((name) => `the file ${name}`),
      ...Object.entries(tables).flatMap(([file, { ignoredColumns }]) =>
        ignoredColumns.map((column) => `the column "${column}" of ${file}`),
      ),
    ],
  }
}

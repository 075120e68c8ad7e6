import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { BadRow, Catalogue, CatalogueGroup, CatalogueSubject, CatalogueDemand } from './catalogue.ts'
import { checkCatalogue } from './check-catalogue.ts'

type Cells = Readonly<Record<string, string>>

const columns = {
  'subjects.csv': ['subject_code'],
  'groups.csv': [
    'group_code',
    'subject_code',
    'config',
    'part',
    'parent_group_code',
    'capacity',
    'days',
    'start',
    'end',
    'weeks',
    'room',
  ],
  'demand.csv': ['student_code', 'subject_code'],
} as const

type FileName = keyof typeof columns

const readRows = async (
  dir: string,
  file: FileName,
  bad: BadRow[],
): Promise<{ line: number; cells: Cells }[]> => {
  const text = await readFile(join(dir, file), 'utf8').catch(() => undefined)
  if (text === undefined) {
    bad.push({ file, line: 0, reason: 'the file is missing' })
    return []
  }
  let rows: { record: string[]; info: { lines: number } }[]
  try {
    // The parser's types have the rows without `info` only.
    rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown[] as typeof rows
  } catch (error) {
    const { lines, message } = error as { lines?: number; message: string }
    bad.push({ file, line: lines ?? 0, reason: message })
    return []
  }
  const [head, ...body] = rows
  const expected = columns[file]
  const missing = expected.filter((name) => !head?.record.includes(name))
  if (head === undefined || missing.length > 0) {
    bad.push({ file, line: 1, reason: `the columns ${missing.join(', ')} are missing from the first line` })
    return []
  }
  return body.flatMap(({ record, info }) => {
    if (record.length !== head.record.length) {
      const reason = `the row has ${record.length} cells, the first line ${head.record.length}`
      bad.push({ file, line: info.lines, reason })
      return []
    }
    const cells = Object.fromEntries(head.record.map((name, at) => [name, record[at] ?? '']))
    return [{ line: info.lines, cells }]
  })
}

const parseWeeks = (mask: string): CatalogueGroup['weeks'] => {
  if (!mask.includes('0')) return []
  return [...mask.matchAll(/1+/g)].map((run) => ({ first: run.index, last: run.index + run[0].length - 1 }))
}

const parseInteger = /^\d{1,6}$/
const parseClock = /^([01]?\d|2[0-3]):[0-5]\d$/

const toGroup = (line: number, cells: Cells): CatalogueGroup | string => {
  const cell = (name: string) => cells[name] ?? ''
  const wrong = (['config', 'part', 'capacity'] as const).find((name) => !parseInteger.test(cell(name)))
  if (wrong !== undefined) return `${wrong} "${cell(wrong)}" is not a whole number`
  if (cell('group_code') === '') return 'group_code is empty'
  if (Number(cell('part')) < 1 || Number(cell('part')) > 20)
    return `part "${cell('part')}" is not from 1 to 20`
  if (!/^(?=.*1)[01]{7}$/.test(cell('days'))) {
    return `days "${cell('days')}" is not a mask of seven 0 and 1 with at least one 1`
  }
  if (!/^(?=.*1)[01]{1,60}$/.test(cell('weeks')))
    return `weeks "${cell('weeks')}" is not a mask with at least one 1`
  const late = (['start', 'end'] as const).find((name) => !parseClock.test(cell(name)))
  if (late !== undefined) return `${late} "${cell(late)}" is not a time HH:MM`
  const start = cell('start').padStart(5, '0')
  const end = cell('end').padStart(5, '0')
  if (start >= end) return `the group ends at ${end}, not after its start at ${start}`
  return {
    line,
    group_code: cell('group_code'),
    subject_code: cell('subject_code'),
    config: Number(cell('config')),
    part: Number(cell('part')),
    parent_group_code: cell('parent_group_code') || null,
    capacity: Number(cell('capacity')),
    weekdays: cell('days')
      .split('')
      .flatMap((flag, at) => (flag === '1' ? [at + 1] : [])),
    start,
    end,
    weeks: parseWeeks(cell('weeks')),
    termWeeks: cell('weeks').length,
    room: cell('room') || null,
  }
}

/**
 * Reads subjects.csv, groups.csv and demand.csv of a folder; reports every invalid row with file, line and reason. Does
 * not use the database.
 */
export const readCatalogue = async (dir: string): Promise<{ catalogue: Catalogue; bad: BadRow[] }> => {
  const bad: BadRow[] = []
  const subjects: CatalogueSubject[] = (await readRows(dir, 'subjects.csv', bad)).map(({ line, cells }) => ({
    line,
    subject_code: cells['subject_code'] ?? '',
  }))
  const groups: CatalogueGroup[] = []
  for (const { line, cells } of await readRows(dir, 'groups.csv', bad)) {
    const group = toGroup(line, cells)
    if (typeof group === 'string') bad.push({ file: 'groups.csv', line, reason: group })
    else groups.push(group)
  }
  const demand: CatalogueDemand[] = (await readRows(dir, 'demand.csv', bad)).map(({ line, cells }) => ({
    line,
    student_code: cells['student_code'] ?? '',
    subject_code: cells['subject_code'] ?? '',
  }))
  const catalogue = { subjects, groups, demand }
  bad.push(...checkCatalogue(catalogue))
  return { catalogue, bad: bad.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }
}

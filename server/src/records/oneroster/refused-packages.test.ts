import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { writeFiles } from '../containers/test-files.ts'
import { refuseCsv } from '../containers/words.ts'
import { exportFiles, importFiles } from '../test-records.ts'
import { openFolder } from '../folder/open-folder.ts'
import { importOpened, importPackage } from './test-package.ts'
import { foreign, university } from './test-universities.ts'

const shared = await testDatabase()
await importFiles(shared.url, university, { allowRemovals: 10 })
const sharedBefore = await exportFiles(shared.url)

describe('a package of OneRoster', () => {
  it.each([
    [
      'delta',
      'manifest',
      'file.users,bulk',
      'file.users,delta',
      'manifest.csv:10 value "delta"',
      'Export the whole file',
    ],
    ['an older version', 'manifest', 'version,1.2', 'version,1.1', 'manifest.csv:3 value "1.1"', 'is 1.2'],
    [
      'an absent file',
      'manifest',
      'demographics,absent',
      'demographics,bulk',
      'manifest.csv:11 value "bulk"',
      'Add the file',
    ],
    [
      'a file that is not announced',
      'manifest',
      'file.users,bulk',
      'file.users,absent',
      'manifest.csv:10 value "absent"',
      'take the file out',
    ],
    [
      'an unknown mode',
      'manifest',
      'file.users,bulk',
      'file.users,full',
      'manifest.csv:10 value "full"',
      'Write bulk or absent',
    ],
    [
      'a file without its line',
      'manifest',
      'file.users,bulk\n',
      '',
      'manifest.csv:0',
      'Add the line file.users,bulk',
    ],
    [
      'a property twice',
      'manifest',
      'file.users,bulk',
      'file.orgs,bulk\nfile.users,bulk',
      'manifest.csv:10 propertyName "file.orgs"',
      'Keep one',
    ],
    [
      'another head',
      'manifest',
      'propertyName,value',
      'name,value',
      'manifest.csv:1',
      'Correct the first line',
    ],
    ['a missing column', 'users', 'givenName', 'firstName', 'users.csv:1 givenName', 'Add the column'],
    ['an empty value', 'orgs', 'School of Law', '', 'orgs.csv:2 name ""', 'Fill in the column name'],
    [
      'an unknown type',
      'orgs',
      ',school,',
      ',faculty,',
      'orgs.csv:2 type "faculty"',
      'Allowed are: department',
    ],
    [
      'an unknown status',
      'orgs',
      'o-1,,',
      'o-1,deleted,',
      'orgs.csv:2 status "deleted"',
      'active, tobedeleted',
    ],
    [
      'a class of no course',
      'classes',
      ',c-1,',
      ',c-9,',
      'classes.csv:2 courseSourcedId "c-9"',
      'add the row to courses.csv',
    ],
    [
      'an id twice',
      'enrollments',
      'e-2,',
      'e-1,',
      'enrollments.csv:3 sourcedId "e-1"',
      'Keep one of the rows',
    ],
    [
      'a person without a role',
      'roles',
      'r-3,,,u-3',
      'r-3,,,u-2',
      'users.csv:4 sourcedId "u-3"',
      'Add a row to roles.csv',
    ],
    [
      'no such day',
      'academicSessions',
      '2027-02-14,,',
      '14.02.2027,,',
      'academicSessions.csv:2 endDate "14.02.2027"',
      'Write year, month and day',
    ],
    [
      'a new subject without credits',
      'courses',
      ',L1,',
      ',L7,',
      'courses.csv:2 metadata.portal.credits ""',
      'Fill in the column metadata.portal.credits',
    ],
    [
      'a new student without a programme',
      'users',
      ',U1,',
      ',U7,',
      'users.csv:2 metadata.portal.programme ""',
      'metadata.portal.programme',
    ],
    [
      'somebody else as a teacher',
      'enrollments',
      'u-2,teacher',
      'u-3,teacher',
      'classes.csv:2 teacher in enrollments.csv "u-3"',
      'lecturers',
    ],
  ])('is refused, with its place and a repair: %s', async (_what, file, from, to, place, repair) => {
    const { url } = shared
    const text = foreign[`${file}.csv` as keyof typeof foreign]
    expect(text).toContain(from)
    const dir = await writeFiles({ ...foreign, [`${file}.csv`]: text.replace(from, to) })
    const { outcome, bad } = await importPackage(url, dir)
    expect(outcome).toBe('bad rows')
    const lines = bad.map(({ file: label, column, rows, repair: words }) =>
      `${label}:${rows[0]?.line} ${column} "${rows[0]?.value}" ${words.en}`.replace(/ {2,}/g, ' '),
    )
    expect(lines.find((line) => line.startsWith(place))).toContain(repair)
  })

  it('is read on after a mistake: files that break off, other rows, and values of the files that are right', async () => {
    const opened = await openFolder(
      await writeFiles({
        ...foreign,
        'courses.csv': `${foreign['courses.csv']}"broken" course,,,,,,,,,\n`,
        'enrollments.csv': foreign['enrollments.csv'].replace('k-1,', 'k-7,'),
        'orgs.csv': foreign['orgs.csv'].replace('School of Law', 'School\u200B of Law'),
      }),
    )
    // A large file is read in parts, of which the first are right.
    const files = opened.map((file) =>
      file.name === 'users'
        ? {
            ...file,
            rows: async function* () {
              yield* file.rows()
              throw refuseCsv(file.label, 70_000, 'CSV_INVALID_CLOSING_QUOTE', 'broken')
            },
          }
        : file,
    )
    const { outcome, bad } = await importOpened(shared.url, files)
    expect(outcome).toBe('bad rows')
    const found = bad.map(({ file, column, rows }) => `${file} ${column} ${rows[0]?.value}`.trim())
    expect(
      found
        .map((each) => each.replace(/ .*/, ''))
        .filter((file, at, all) => all.indexOf(file) === at)
        .toSorted(),
    ).toEqual(['courses.csv', 'enrollments.csv', 'orgs.csv', 'users.csv'])
    expect(found).toContain('enrollments.csv classSourcedId k-7')
    expect(found).toContain('orgs.csv name School\u200B of Law')
  })

  it('is read on after a manifest that breaks off', async () => {
    const dir = await writeFiles({
      ...foreign,
      'manifest.csv': `${foreign['manifest.csv']}"a" b,bulk\n`,
      'orgs.csv': foreign['orgs.csv'].replace(',school,', ',faculty,'),
    })
    const { bad } = await importPackage(shared.url, dir)
    expect(bad.map(({ file }) => file).toSorted()).toEqual(['manifest.csv', 'orgs.csv'])
    expect(await exportFiles(shared.url)).toEqual(sharedBefore)
  })

  it('of a workbook is refused where Excel has made a date of a text', async () => {
    const opened = await openFolder(await writeFiles(foreign))
    const files = opened.map((file) =>
      file.name === 'classes'
        ? {
            ...file,
            rows: async function* () {
              for await (const row of file.rows()) yield { ...row, kinds: { 7: 'date' as const } }
            },
          }
        : file,
    )
    const column = opened.find(({ name }) => name === 'classes')!.columns[7]!
    const { bad } = await importOpened(shared.url, files)
    expect(bad.map(({ file, column: of, reason }) => `${file} ${of} ${reason.en}`)).toEqual([
      `classes.csv ${column} the cell is a date in a text column: Excel has changed what was typed`,
    ])
  })

  it('is refused without a file that others need, and with one that is none of it', async () => {
    const { url } = shared
    const { 'roles.csv': _, ...withoutRoles } = foreign
    const dir = await writeFiles({
      ...withoutRoles,
      'manifest.csv': foreign['manifest.csv'].replace('file.roles,bulk', 'file.roles,absent'),
      'rooms.csv': 'code\n312\n',
    })
    const { bad } = await importPackage(url, dir)
    expect(bad.map(({ file, repair }) => `${file} ${repair.en}`)).toEqual([
      'rooms.csv Take the file out, or import it separately, without the manifest.',
      'users.csv Add roles.csv.',
    ])
    const other = await writeFiles({
      ...withoutRoles,
      'manifest.csv': foreign['manifest.csv'].replace('file.roles,bulk', 'file.roles,absent'),
    })
    const { bad: missing } = await importPackage(url, other)
    expect(missing.map(({ file, repair }) => `${file} ${repair.en}`)).toContain('users.csv Add roles.csv.')
    // Nor has any of the refused ones changed anything.
    expect(await exportFiles(url)).toEqual(sharedBefore)
  })
})

import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openRecords } from '../containers/open-records.ts'
import { writeRecords } from '../containers/write-records.ts'
import { exportRecords } from '../export-records.ts'
import { importRecords } from '../import-records.ts'
import { emptyUniversity } from '../test-records.ts'
import { undoImport } from '../undo/undo-import.ts'

const pdf = (text: string) => `%PDF-1.4\n${text}\n%%EOF\n`
const tables = {
  'subjects.csv': 'code,name_ka,name_en,credits\nL1,შესავალი,Introduction,6\n',
  'semesters.csv':
    'code,name_ka,name_en,starts_on,ends_on\n2026-autumn,შემოდგომა,Autumn,2026-09-14,2027-02-14\n',
  'course_outlines.csv': 'subject,syllabus\nL1,files/syllabus.pdf\n',
  'course_materials.csv':
    'code,semester,subject,title_ka,title_en,file\nA,2026-autumn,L1,სლაიდები,Slides,files/deep/a.pdf\nB,2026-autumn,L1,სლაიდები 2,Slides 2,files/deep/a.pdf\n',
  'books.csv': 'code,title,author,language,file,online_for\nX,Title,Author,en,files/book.pdf,all\n',
}
const attached = {
  'files/syllabus.pdf': pdf('syllabus'),
  'files/deep/a.pdf': pdf('slides'),
  'files/book.pdf': pdf('book'),
}

const newDir = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'portal-attachments-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const write = async (files: Readonly<Record<string, string>>) => {
  const dir = await newDir()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dir, name, '..'), { recursive: true })
    await writeFile(join(dir, name), text)
  }
  return dir
}

const list = async (dir: string) =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    .toSorted()

const readAll = async (dir: string) =>
  Object.fromEntries(
    await Promise.all(
      (await list(dir)).map(async (name) => [name, await readFile(join(dir, name), 'latin1')]),
    ),
  ) as Record<string, string>

const testUniversity = async () => {
  const { url, query } = await emptyUniversity()
  const filesDir = await newDir()
  return {
    url,
    query,
    filesDir,
    take: async (path: string, dryRun = false, allowRemovals = 0) => {
      const { close, ...opened } = await openRecords(path)
      const options = { dryRun, allowRemovals, madeBy: 'test', maxItems: 10, filesDir }
      return importRecords(url, opened.files, { ...options, ...opened }).finally(close)
    },
    give: (path: string) => writeRecords(path, exportRecords(url, { filesDir })),
  }
}

describe('files that tables name', () => {
  it('are stored, and come out of an export with the same bytes', async () => {
    const first = await testUniversity()
    const delivery = await write({ ...tables, ...attached })
    expect(await first.take(delivery, true)).toMatchObject({ outcome: 'dry run' })
    expect(await list(first.filesDir)).toEqual([])
    expect(await first.take(delivery)).toMatchObject({ outcome: 'saved', bad: [] })
    expect(await list(first.filesDir)).toHaveLength(4)
    expect(await first.take(delivery)).toMatchObject({ outcome: 'nothing to change' })
    expect(await list(first.filesDir)).toHaveLength(4)
    const [book] = await first.query(
      'select f.filename, f.mime, f.size from book b join stored_file f on f.id = b.file_id',
    )
    expect(book).toEqual({ filename: 'book.pdf', mime: 'application/pdf', size: pdf('book').length })

    const [one, other, zip] = [
      join(await newDir(), 'one'),
      join(await newDir(), 'other'),
      join(await newDir(), 'a.zip'),
    ]
    await first.give(one)
    const exported = await readAll(one)
    const texts = Object.entries(exported)
      .filter(([name]) => name.startsWith('files/'))
      .map(([, text]) => text)
    expect(texts.toSorted()).toEqual(Object.values(attached).toSorted())
    await first.give(zip)
    const second = await testUniversity()
    expect(await second.take(zip)).toMatchObject({ outcome: 'saved', bad: [] })
    await second.give(other)
    expect(await readAll(other)).toEqual(exported)
    // The tables alone name what is stored.
    const alone = await newDir()
    for (const name of (await list(one)).filter((each) => each.endsWith('.csv')))
      await copyFile(join(one, name), join(alone, name))
    expect(await second.take(alone)).toMatchObject({ outcome: 'nothing to change', bad: [] })
  })

  it('are changed by other bytes under the same name, and undone', async () => {
    const { take, query, url } = await testUniversity()
    await take(await write({ ...tables, ...attached }))
    const read = async () =>
      (await query('select f.size from book b join stored_file f on f.id = b.file_id'))[0]!['size']
    const before = await read()
    const changed = await write({ ...tables, ...attached, 'files/book.pdf': pdf('another edition') })
    expect((await take(changed)).tables.find(({ name }) => name === 'books')).toMatchObject({ changed: 1 })
    expect(await read()).not.toBe(before)
    await undoImport(url, 'test')
    expect(await read()).toBe(before)
  })

  it('are stored as pictures in one size without metadata, and keep their bytes from then on', async () => {
    const first = await testUniversity()
    const draw = (background: string) =>
      // With noise: a plain colour is the same after being encoded once more.
      sharp({
        create: {
          width: 400,
          height: 500,
          channels: 3,
          background,
          noise: { type: 'gaussian', mean: 128, sigma: 100 },
        },
      })
        .withExifMerge({ IFD0: { Artist: 'somebody' } })
        .png()
        .toBuffer()
    const covers = { 'book_covers.csv': 'book,picture\nX,files/X.png\n' }
    const deliver = async (picture: Buffer, more: Readonly<Record<string, string>> = {}) => {
      const dir = await write({ ...tables, ...attached, ...covers, ...more })
      await writeFile(join(dir, 'files/X.png'), picture)
      return dir
    }
    const drawn = await draw('#123456')
    const delivery = await deliver(drawn)
    expect(await first.take(delivery)).toMatchObject({ outcome: 'saved', bad: [] })
    expect(await first.take(delivery)).toMatchObject({ outcome: 'nothing to change', bad: [] })
    const load = async () => (await first.query('select jpeg from book_cover'))[0]!['jpeg'] as Buffer
    const stored = await load()
    const { width, height, format, exif } = await sharp(stored).metadata()
    expect([width, height, format, exif]).toEqual([176, 240, 'jpeg', undefined])

    const [one, other, zip] = [
      join(await newDir(), 'one'),
      join(await newDir(), 'other'),
      join(await newDir(), 'a.zip'),
    ]
    await first.give(one)
    const exported = await readAll(one)
    const [, name] = /^X,(files\/[0-9a-f]{16}\/cover\.jpg)$/m.exec(exported['book_covers.csv']!)!
    expect(exported[name!]).toBe(stored.toString('latin1'))
    await first.give(zip)
    const second = await testUniversity()
    expect(await second.take(zip)).toMatchObject({ outcome: 'saved', bad: [] })
    await second.give(other)
    expect(await readAll(other)).toEqual(exported)

    const changed = await first.take(await deliver(await draw('#654321')))
    expect(changed.tables.find(({ name: table }) => table === 'book_covers')).toMatchObject({ changed: 1 })
    expect(await load()).not.toEqual(stored)
    await undoImport(first.url, 'test')
    expect(await load()).toEqual(stored)
    // A cover goes with its book, and does not keep it.
    const none = { 'books.csv': tables['books.csv'].split('\n', 1)[0]!, 'book_covers.csv': 'book,picture\n' }
    await first.take(await deliver(drawn, none), false, 10)
    expect(await first.query('select from book')).toEqual([])

    for (const [bytes, reason] of [
      [drawn.subarray(0, 200), 'the picture is damaged'],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'the file is not what the ending of its name says',
      ],
    ] as const) {
      const { outcome, bad } = await second.take(await deliver(bytes))
      expect([outcome, bad.map((each) => [each.reason.en, each.rows])]).toEqual([
        'bad rows',
        [[reason, [{ line: 2, value: 'files/X.png' }]]],
      ])
    }
  })

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['the folder "files" has no such file', 'files/none.pdf', {}],
    ['the file is not what the ending of its name says', 'files/lie.pdf', { 'files/lie.pdf': '<html>' }],
    ['files of this type are not accepted', 'files/a.exe', { 'files/a.exe': 'MZ' }],
    ['the file is empty', 'files/empty.pdf', { 'files/empty.pdf': '' }],
    ['the file is larger than 50 MB', 'files/big.pdf', { 'files/big.pdf': pdf('x'.repeat(50 * 2 ** 20)) }],
    ...[
      'files/../subjects.csv',
      '../secret.pdf',
      '/etc/passwd',
      'files/./../../x.pdf',
      'files\\..\\x.pdf',
    ].map((name): [string, string, Readonly<Record<string, string>>] => [
      'the name of the file does not begin with files/, or leads out of it',
      name,
      {},
    ]),
  ])('refuse the row: %s (%s)', async (reason, name, more) => {
    const { take, filesDir, query } = await testUniversity()
    const books = `code,title,author,language,file,online_for\nX,T,A,en,files/book.pdf,all\nY,T,A,en,${name},all\n`
    const { outcome, bad } = await take(await write({ ...tables, ...attached, 'books.csv': books, ...more }))
    expect(outcome).toBe('bad rows')
    expect(bad.map((group) => [group.reason.en, group.rows])).toEqual([[reason, [{ line: 3, value: name }]]])
    expect(await list(filesDir)).toEqual([])
    expect(await query('select from stored_file')).toEqual([])
  })

  it('never follow a link, and leave nothing behind when the import is not saved', async () => {
    const { take, filesDir, url } = await testUniversity()
    const dir = await write(tables)
    await mkdir(join(dir, 'files/deep'), { recursive: true })
    for (const name of ['syllabus.pdf', 'book.pdf', 'deep/a.pdf'])
      await symlink(join(dir, 'books.csv'), join(dir, 'files', name))
    expect((await take(dir)).bad.map(({ reason }) => reason.en)).toEqual(
      Array.from({ length: 3 }, () => 'the folder "files" has no such file'),
    )
    const { close, ...opened } = await openRecords(await write({ ...tables, ...attached }))
    const beforeCommit = () => Promise.reject(new Error('stopped'))
    const options = { dryRun: false, allowRemovals: 0, madeBy: 'test', maxItems: 10, filesDir, beforeCommit }
    await expect(importRecords(url, opened.files, { ...options, ...opened })).rejects.toThrow('stopped')
    await close()
    expect(await list(filesDir)).toEqual([])
  })
})

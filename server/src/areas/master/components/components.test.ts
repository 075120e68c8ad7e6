import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { master } from '#contract/studies/master.ts'
import { presentations } from '#contract/studies/presentations.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { countRoundTrips } from '#server/db/test-round-trips.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFileRefusals } from '#server/http/files/test-file-refusals.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'
import { testMaster } from '../test-master.ts'

const db = await testDatabase()
const folder = await testFolder()
const { counted, countTrips } = countRoundTrips(db)
const app = makeApp({ db: counted, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const { programmeID, addStudent, addChoice } = await testMaster(db, university)
type Headers = Record<string, string>
type Components = z.output<typeof master.components.reply>['components']

const newStudent = async (): Promise<Headers> => {
  const studentID = await addStudent()
  await addChoice(studentID)
  return (await signIn(db, studentID)).headers
}
let position = 0
const addComponent = (columns: object = {}) =>
  university.put('master_component', {
    programme_id: programmeID,
    semester_id: university.semesterID,
    position: (position += 1),
    name_ka: 'თავი პირველი',
    name_en: 'Chapter one',
    ...columns,
  })
const get = async <Data>(own: Headers, url: string) => {
  const reply = await app.inject({ url, headers: { ...own, 'content-language': 'en' } })
  return { status: reply.statusCode, ...reply.json<{ data: Data; code?: string }>() }
}
const readComponent = async (own: Headers, componentID: number) =>
  (await get<{ components: Components }>(own, master.components.path)).data.components.find(
    (each) => each.componentID === componentID,
  )!
const readFiles = async (own: Headers, query = '') =>
  (await get<z.output<typeof master.files.reply>>(own, master.files.path + query)).data
const submit = async (
  own: Headers,
  componentID: number,
  names: readonly string[],
  { key = '', language = 'en' } = {},
) => {
  const form = new FormData()
  form.append('componentID', String(componentID))
  for (const name of names) form.append('files[]', new Blob([new Uint8Array(smallFiles['docx']!)]), name)
  return sendForm<{ version: number }>(app, master.uploadFiles.path, form, {
    ...own,
    'content-language': language,
    ...(key && { 'idempotency-key': key }),
  })
}
const download = (own: Headers, body: object) =>
  app.inject({ method: 'POST', url: master.downloadFile.path, headers: own, payload: body })

let headers: Headers
let componentID = 0
beforeEach(async () => {
  headers = await newStudent()
  componentID = await addComponent({ deadline: await university.today(3) })
})

describe('uploadFiles', () => {
  // spec 2.20.4
  it('submits a component in versions: the latest counts, earlier ones stay with their files', async () => {
    expect(await readComponent(headers, componentID)).toMatchObject({
      latest: null,
      can_upload: true,
      score: null,
    })
    expect(await submit(headers, componentID, ['თავი 1.docx', 'დანართი.docx'])).toMatchObject({
      status: 200,
      data: { version: 1, files: [{ filename: 'თავი 1.docx' }, { filename: 'დანართი.docx' }] },
    })
    expect(await submit(headers, componentID, ['თავი 1.docx'])).toMatchObject({ data: { version: 2 } })
    expect(await readComponent(headers, componentID)).toMatchObject({
      latest: { version: 2, files: [{ filename: 'თავი 1.docx' }] },
    })
    const all = await readFiles(headers, `?componentID=${componentID}`)
    expect(all.items.map(({ version, filename }) => [version, filename])).toEqual([
      [2, 'თავი 1.docx'],
      [1, 'თავი 1.docx'],
      [1, 'დანართი.docx'],
    ])
    expect(all.total).toBe(3)
  })
})

describe('downloadFile', () => {
  // spec 7.14
  it('downloads a file under its real name; of several of one name the latest, or the requested one', async () => {
    const filename = 'ნაშრომი — საბოლოო (2) 🎓.docx'
    await submit(headers, componentID, [filename])
    await submit(headers, componentID, [filename])
    const [latest, first] = (await readFiles(headers)).items
    const file = await download(headers, { filename })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload).toEqual(smallFiles['docx'])
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''[!-~]+$/,
      ),
      'x-content-type-options': 'nosniff',
    })
    const [, encoded = ''] = /filename\*=UTF-8''(.+)$/.exec(String(file.headers['content-disposition']))!
    expect(decodeURIComponent(encoded)).toBe(filename)
    expect(encoded).not.toMatch(/[()' "]/)
    for (const { fileID } of [latest!, first!])
      expect((await download(headers, { filename, fileID })).statusCode).toBe(200)
    expect((await download(headers, { filename: 'სხვა.docx', fileID: first!.fileID })).statusCode).toBe(404)
  })

  it("hides other students' files, by name and by number", async () => {
    await submit(headers, componentID, ['own.docx'])
    const [{ fileID } = { fileID: 0 }] = (await readFiles(headers)).items
    const other = await newStudent()
    expect((await readFiles(other, `?componentID=${componentID}`)).items).toEqual([])
    expect((await readComponent(other, componentID)).latest).toBeNull()
    expect((await download(other, { filename: 'own.docx' })).statusCode).toBe(404)
    expect((await download(other, { filename: 'own.docx', fileID })).statusCode).toBe(404)
  })
})

describe('uploadFiles', () => {
  it('accepts a component until the end of its day; refuses it later, and one without files', async () => {
    const today = await db.row<{ day: string }>({
      name: '',
      text: `select (now() at time zone 'Asia/Tbilisi')::date as day`,
    })
    const [last, over, never, always] = [
      await addComponent({ deadline: today!.day }),
      await addComponent({ deadline: await university.today(-2) }),
      await addComponent({ takes_files: false }),
      await addComponent(),
    ]
    expect((await submit(headers, last, ['a.docx'])).status).toBe(200)
    expect((await submit(headers, always, ['a.docx'])).status).toBe(200)
    expect(await submit(headers, over, ['a.docx'])).toMatchObject({
      status: 423,
      message: expect.stringMatching(
        /^The time to submit “Chapter one” ended on \d+ [A-Z][a-z]+\. Ask your supervisor\.$/,
      ),
    })
    expect(await submit(headers, never, ['a.docx'])).toMatchObject({
      status: 409,
      code: 'component_takes_no_files',
    })
    expect((await readComponent(headers, over)).can_upload).toBe(false)
    expect((await readComponent(headers, never)).can_upload).toBe(false)
  })

  it('refuses a component of another programme, and students of other levels', async () => {
    const programme_id = await university.addProgramme('Law', { study_level_id: 2 })
    const foreign = await addComponent({ programme_id })
    expect(await submit(headers, foreign, ['a.docx'])).toMatchObject({
      status: 404,
      code: 'no_such_component',
    })
    const bachelor: Headers = (await signIn(db, await university.addStudent())).headers
    for (const url of [master.components.path, master.files.path])
      expect(await get(bachelor, url)).toMatchObject({ status: 403, code: 'not_master' })
    expect(await submit(bachelor, componentID, ['a.docx'], { language: 'ka' })).toMatchObject({
      status: 403,
      message: expect.stringMatching(/^ეს გვერდი მაგისტრატურის სტუდენტებისთვისაა/),
    })
  })

  it('numbers simultaneous versions; a repeated attempt is one version', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => submit(headers, componentID, ['a.docx'])))
    expect(sent.map(({ data }) => data.version).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
    const both = await Promise.all(
      [1, 2].map(() => submit(headers, componentID, ['b.docx'], { key: 'attempt-one' })),
    )
    expect(both.map(({ data }) => data.version)).toEqual([7, 7])
    const other = await addComponent()
    expect(await submit(headers, other, ['b.docx'], { key: 'attempt-one' })).toMatchObject({
      code: 'key_of_another',
    })
    expect((await readFiles(headers)).total).toBe(7)
  })
})

describe('components', () => {
  it('reports given points and moved deadlines until they are seen', async () => {
    const read = async () =>
      (await get<z.output<typeof master.components.reply>>(headers, master.components.path)).data
    const see = async (version: string) =>
      (await app.inject({ method: 'POST', url: master.seenComponents.path, headers, payload: { version } }))
        .statusCode
    const marked = await addComponent({ deadline: '2030-01-01', max_score: 20 })
    const first = await read()
    expect(first).toMatchObject({ is_seen: false, changes: [] })
    expect(await see(first.version)).toBe(200)
    await submit(headers, marked, ['a.docx'])
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })
    const student = await db.row<{ student_id: number }>(
      { name: '', text: 'select student_id from master_submission where component_id = $1' },
      [marked],
    )
    await university.put('master_score', { ...student, component_id: marked, score: 18 })
    const added = await addComponent()
    const changed = await read()
    expect(changed.changes).toEqual([
      {
        componentID: marked,
        component: 'თავი პირველი',
        componenteng: 'Chapter one',
        before: { deadline: '2030-01-01', score: null },
        after: { deadline: '2030-01-01', score: 18 },
      },
      expect.objectContaining({ componentID: added, before: null, after: { deadline: null, score: null } }),
    ])
    expect(await see(first.version)).toBe(409)
    expect(await see(changed.version)).toBe(200)
    await university.change('master_component', added, { deadline: '2030-02-01' })
    expect((await read()).changes).toMatchObject([{ componentID: added, after: { deadline: '2030-02-01' } }])
    // Another semester has other components: nothing was removed from this one.
    await university.inNextSemester(async (semester_id) => {
      await addComponent({ semester_id })
      expect(await read()).toMatchObject({ is_seen: false, changes: [] })
    })
  })
})

describe('uploadFiles', () => {
  it('refuses too many versions or files, and stores nothing of them', async () => {
    await db.rows({ name: '', text: `update setting set value = '2' where name = 'master_versions'` })
    for (const version of [1, 2])
      expect(await submit(headers, componentID, ['a.docx'])).toMatchObject({ data: { version } })
    const before = (await listFiles(folder)).length
    expect((await readComponent(headers, componentID)).can_upload).toBe(false)
    expect(await submit(headers, componentID, ['a.docx'])).toMatchObject({
      status: 409,
      code: 'enough_versions',
    })
    await db.rows({ name: '', text: `update setting set value = '20' where name = 'master_versions'` })
    expect(
      await submit(
        headers,
        componentID,
        Array.from({ length: 6 }, (_, nth) => `${nth}.docx`),
      ),
    ).toMatchObject({
      status: 422,
      data: { 'files[]': ['At most 5 files are allowed'] },
    })
    expect((await listFiles(folder)).length).toBe(before)
  })
})

describe('files', () => {
  it('lists many files by pages, the first small; each read takes one statement', async () => {
    for (let nth = 0; nth < 9; nth += 1)
      await submit(
        headers,
        componentID,
        ['ა', 'ბ', 'გ'].map((letter) => `${letter.repeat(140)}.docx`),
      )
    const pages = await Promise.all([1, 2, 3].map((page) => readFiles(headers, `?page=${page}`)))
    expect(pages.map(({ items }) => items.length)).toEqual([20, 7, 0])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ fileID }) => fileID))).size).toBe(27)
    expect(Buffer.byteLength(JSON.stringify(pages[0]))).toBeLessThanOrEqual(30 * 1024)
    for (const { path } of [master.themes, master.components, master.files, presentations.list]) {
      const reading = () => get(headers, path)
      await reading()
      expect([path, await countTrips(reading)]).toEqual([path, 1])
    }
  })
})

// spec 9.5
describe('an invalid file', () => {
  testFileRefusals({
    db,
    app,
    folder,
    url: master.uploadFiles.path,
    name: 'files[]',
    field: master.uploadFiles.files['files[]'],
    sender: async () => ({ headers, fields: { componentID: String(componentID) } }),
    names: async (own) => (await readFiles(own)).items.map(({ filename }) => filename),
  })
})

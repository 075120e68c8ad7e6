import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { presentations } from '#contract/studies/presentations.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFileRefusals } from '#server/http/files/test-file-refusals.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const [subjectID, otherSubjectID] = university.subjectIDs
const url = presentations.list.path
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

const addStudent = async (...subjects: number[]) => {
  const student_id = await university.addStudent()
  for (const subject_id of subjects)
    await university.put('registration', { student_id, semester_id: university.semesterID, subject_id })
  return { studentID: student_id, ...(await signIn(db, student_id)) }
}
const task = (subject: number, upload_until: string | null) =>
  db.rows(
    {
      name: '',
      text: `insert into presentation_task values ($1, $2, $3)
        on conflict (semester_id, subject_id) do update set upload_until = excluded.upload_until`,
    },
    [university.semesterID, subject, upload_until],
  )
type Headers = Record<string, string>
let headers: Headers
beforeEach(async () => {
  await task(subjectID, hours(24))
  headers = (await addStudent(subjectID)).headers
})

const list = async (own: Headers = headers, page = 1) =>
  (await app.inject({ url: `${url}?page=${page}`, headers: own })).json<{
    data: z.output<typeof presentations.list.reply>
  }>().data
const send = async (
  title: string,
  { subject = subjectID, key = '', own = headers, language = 'en' } = {},
) => {
  const form = new FormData()
  form.append('subjectID', String(subject))
  form.append('title', title)
  form.append('file', new Blob([new Uint8Array(smallFiles['pptx']!)]), 'სლაიდები 1.pptx')
  return sendForm<{ presentationID: number }>(app, url, form, {
    ...own,
    'content-language': language,
    ...(key && { 'idempotency-key': key }),
  })
}
const remove = async (id: number, own: Headers = headers) => {
  const reply = await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: own })
  return { status: reply.statusCode, ...reply.json<{ code?: string }>() }
}

describe('send, file and remove', () => {
  // spec 2.21
  it('submit a presentation, list it, open it under its own name, and remove it with its file', async () => {
    const before = (await listFiles(folder)).length
    const { status, data } = await send('  ნეირონული ქსელები ')
    expect(status).toBe(200)
    const { items, total, subjects } = await list()
    expect(items).toMatchObject([
      {
        presentationID: data.presentationID,
        subjectID,
        title: 'ნეირონული ქსელები',
        can_be_removed: true,
        file: { filename: 'სლაიდები 1.pptx', size: smallFiles['pptx']!.length },
      },
    ])
    expect(total).toBe(1)
    expect(subjects).toMatchObject([{ subjectID, is_open: true, left: 4 }])
    const file = await app.inject({ url: `${url}/${data.presentationID}/file`, headers })
    expect(file.rawPayload).toEqual(smallFiles['pptx'])
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="________ 1.pptx"; filename*=UTF-8''${encodeURIComponent('სლაიდები 1.pptx')}`,
    )
    expect((await listFiles(folder)).length).toBe(before + 1)
    expect(await remove(data.presentationID)).toMatchObject({ status: 200, data: 'ok' })
    expect((await listFiles(folder)).length).toBe(before)
    expect(await list()).toMatchObject({ items: [], total: 0, subjects: [{ left: 5 }] })
    expect(await remove(data.presentationID)).toMatchObject({ status: 200, data: 'ok' })
    expect((await app.inject({ url: `${url}/${data.presentationID}/file`, headers })).statusCode).toBe(404)
  })
})

describe('list, file and remove', () => {
  it('hide a presentation from other students, who can neither open nor remove it', async () => {
    const { data } = await send('mine')
    const other = (await addStudent(subjectID)).headers
    expect((await list(other)).items).toEqual([])
    expect((await app.inject({ url: `${url}/${data.presentationID}/file`, headers: other })).statusCode).toBe(
      404,
    )
    expect((await remove(data.presentationID, other)).status).toBe(404)
    expect((await list()).items).toHaveLength(1)
  })
})

describe('send', () => {
  it("refuses a subject that is not the student's or accepts none, and a presentation after its deadline", async () => {
    for (const subject of [otherSubjectID, 999_999])
      expect(await send('x', { subject })).toMatchObject({ status: 404, code: 'subject_takes_none' })
    await task(otherSubjectID, null)
    // Another student takes it.
    await addStudent(otherSubjectID)
    expect(await send('x', { subject: otherSubjectID })).toMatchObject({ status: 404 })
    const { data } = await send('in time')
    await task(subjectID, hours(-1))
    expect(await send('late')).toMatchObject({
      status: 423,
      message: expect.stringMatching(
        /^The time to submit a presentation for “Subject 1” ended on \d+ [A-Z][a-z]+ at \d\d:\d\d\. Ask the lecturer/,
      ),
    })
    expect(await send('late', { language: 'ka' })).toMatchObject({
      message: expect.stringContaining('მიმართეთ საგნის ლექტორს'),
    })
    expect(await remove(data.presentationID)).toMatchObject({ status: 423, code: 'presentation_stays' })
    expect(await list()).toMatchObject({ items: [{ can_be_removed: false }], subjects: [{ is_open: false }] })
  })

  it('accepts while the semester runs where there is no deadline', async () => {
    await task(subjectID, null)
    expect((await send('x')).status).toBe(200)
    expect((await list()).subjects).toMatchObject([{ upload_until: null, is_open: true }])
  })
})

describe('list', () => {
  it('reports a moved deadline, and a subject that starts or stops accepting presentations, until they are seen', async () => {
    const { studentID, headers: own } = await addStudent(subjectID, otherSubjectID)
    const see = async (version?: string) =>
      (
        await app.inject({
          method: 'POST',
          url: presentations.seen.path,
          headers: own,
          payload: { version: version ?? (await list(own)).version },
        })
      ).statusCode
    await db.rows({ name: '', text: 'delete from presentation_task where subject_id = $1' }, [otherSubjectID])
    expect(await list(own)).toMatchObject({ is_seen: false, changes: [] })
    const { version } = await list(own)
    expect(await see()).toBe(200)
    // The student's own submission is no change.
    await send('mine', { own })
    expect(await list(own)).toMatchObject({ is_seen: true, changes: [] })
    await task(subjectID, hours(48))
    await task(otherSubjectID, null)
    const { changes } = await list(own, 2)
    const until = (instant: string) => ({ upload_until: expect.stringMatching(instant.slice(0, 13)) })
    expect(changes).toMatchObject([
      { subjectID, subjecteng: 'Subject 1', before: until(hours(24)), after: until(hours(48)) },
      { subjectID: otherSubjectID, before: null, after: { upload_until: null } },
    ])
    expect(await see(version)).toBe(409)
    expect(await see()).toBe(200)
    expect(await list(own)).toMatchObject({ is_seen: true, changes: [] })
    await db.rows({ name: '', text: 'delete from presentation_task where subject_id = $1' }, [otherSubjectID])
    expect((await list(own)).changes).toMatchObject([
      { subjectID: otherSubjectID, before: { upload_until: null }, after: null },
    ])
    expect(await see()).toBe(200)
    // A subject that the student takes or gives up, and those of another semester, are no changes.
    const third = university.subjectIDs[2]
    await task(third, hours(5))
    const of = { student_id: studentID, semester_id: university.semesterID, subject_id: third }
    const registrationID = await university.put('registration', of)
    expect(await list(own)).toMatchObject({ is_seen: false, changes: [] })
    expect(await see()).toBe(200)
    await task(third, hours(9))
    expect((await list(own)).changes).toMatchObject([{ subjectID: third }])
    await db.rows({ name: '', text: 'delete from registration where id = $1' }, [registrationID])
    expect(await list(own)).toMatchObject({ changes: [] })
    await university.inNextSemester(async (semester_id) => {
      await university.put('registration', { student_id: studentID, semester_id, subject_id: subjectID })
      expect(await list(own)).toMatchObject({ subjects: [], changes: [] })
    })
  })
})

describe('send', () => {
  it('saves simultaneous requests of one attempt once; refuses its key for another submission', async () => {
    const both = await Promise.all([1, 2].map(() => send('once', { key: 'attempt-one' })))
    expect(new Set(both.map(({ status, data }) => `${status} ${data.presentationID}`)).size).toBe(1)
    expect(await list()).toMatchObject({ total: 1 })
    expect(await send('another', { key: 'attempt-one' })).toMatchObject({
      status: 409,
      code: 'key_of_another',
    })
    await remove(both[0]!.data.presentationID)
    expect(await send('once', { key: 'attempt-one' })).toMatchObject({ status: 409, code: 'attempt_undone' })
    expect(await list()).toMatchObject({ total: 0 })
    expect((await send('once', { key: 'attempt-two' })).status).toBe(200)
  })

  it('accepts five of a subject, however many arrive at once; removing one allows another', async () => {
    const sent = await Promise.all(Array.from({ length: 7 }, (_, nth) => send(`one ${nth}`)))
    expect(Map.groupBy(sent, ({ status }) => status).get(200)).toHaveLength(5)
    expect(sent.find(({ status }) => status === 409)).toMatchObject({
      code: 'enough_presentations',
      message:
        'At most 5 presentations are accepted for “Subject 1”. To submit another one, remove one first.',
    })
    await remove(sent.find(({ status }) => status === 200)!.data.presentationID)
    expect((await send('one more')).status).toBe(200)
  })
})

describe('list', () => {
  it('lists many by pages: the first is small, and one statement reads it', async () => {
    const { studentID, headers: own } = await addStudent(subjectID)
    await db.rows(
      {
        name: '',
        text: `with f as (
          insert into stored_file (name, filename, mime, size)
          select md5($1 || n::text), repeat('ნაშრომი ', 17) || n || '.pptx', 'application/vnd.x', 1 from generate_series(1, 60) n
          returning id
        )
        insert into presentation (student_id, semester_id, subject_id, title, file_id)
        select $1::int, $2, $3, repeat('სათაური ', 24), id from f`,
      },
      [studentID, university.semesterID, subjectID],
    )
    const reply = await app.inject({ url, headers: own })
    const { data } = reply.json<{ data: z.output<typeof presentations.list.reply> }>()
    expect(data).toMatchObject({ page: 1, perPage: 20, total: 60 })
    expect(data.items).toHaveLength(20)
    expect(reply.rawPayload.length).toBeLessThanOrEqual(30 * 1024)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(own, page)))
    const ids = pages.flatMap(({ items }) => items.map(({ presentationID }) => presentationID))
    expect(new Set(ids).size).toBe(60)
    expect(pages[3]!.items).toEqual([])
  })
})

describe('an invalid file', () => {
  testFileRefusals({
    db,
    app,
    folder,
    url,
    name: 'file',
    field: presentations.send.files.file,
    sender: async () => ({
      ...(await addStudent(subjectID)),
      fields: { subjectID: String(subjectID), title: 'x' },
    }),
    names: async (own) => (await list(own)).items.map(({ file }) => file.filename),
  })
})

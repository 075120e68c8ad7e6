import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddressInfo } from 'node:net'
import { makeApp } from '#server/app.ts'
import { loadUser } from '#server/user/load-user.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
let studentID = 0
let headers: Record<string, string>
let origin = ''
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())
beforeEach(async () => {
  studentID = await university.addStudent()
  headers = { ...(await signIn(db, studentID)).headers, 'content-language': 'en' }
})

const [png, pdf] = [smallFiles['png']!, smallFiles['pdf']!]
type File = readonly [content: Buffer, filename: string]

const post = async (
  path: string,
  fields: Readonly<Record<string, number | string>>,
  file?: File,
  key?: string,
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (file) form.append('doc', new Blob([new Uint8Array(file[0])]), file[1])
  const reply = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    body: form,
  })
  const body = (await reply.json()) as { data?: unknown; code?: string; message?: string }
  return { status: reply.status, ...body }
}
const rows = (text: string) => db.row<Record<string, unknown>>({ name: '', text }, [studentID])
const keys = async () => (await loadUser(db, studentID)).blockers.map(({ key }) => key)
/** Every file in the folder has a row: what was refused has left nothing. */
const nothingLeft = async () =>
  expect((await listFiles(folder)).length).toBe(
    (await db.row<{ n: number }>({ name: '', text: 'select count(*)::int as n from stored_file' }))!.n,
  )

describe('uploadMissed', () => {
  const missing = (student_id = studentID) =>
    university.put('missing_document', { student_id, name_ka: 'საბუთი', name_en: 'Paper' })
  const hand = (documentID: number, file?: File, key?: string) =>
    post('/api/missed-documents', { documentID }, file, key)

  // spec 4.6.9
  it('uploads documents one by one; after the last one the portal is open', async () => {
    const [first, second] = [await missing(), await missing()]
    expect(await hand(first, [png, 'პირადობა.png'])).toMatchObject({ status: 200, data: { left: 1 } })
    expect(await loadUser(db, studentID)).toMatchObject({
      upload_docs: true,
      missedDocuments: [{ documentID: second }],
    })
    expect(await hand(second, [pdf, 'paper.pdf'])).toMatchObject({ status: 200, data: { left: 0 } })
    expect(await loadUser(db, studentID)).toMatchObject({ upload_docs: false, blockers: [] })
    expect(
      await rows(`select count(*)::int as n, min(f.filename) as name from missing_document d
        join stored_file f on f.id = d.file_id where d.student_id = $1 and d.uploaded_at is not null`),
    ).toEqual({ n: 2, name: 'paper.pdf' })
    await nothingLeft()
  })

  it('uploads once by the same attempt, and refuses another file for the same document', async () => {
    const id = await missing()
    const both = await Promise.all([1, 2].map(() => hand(id, [png, 'a.png'], 'attempt-one')))
    expect(both).toMatchObject([
      { status: 200, data: { left: 0 } },
      { status: 200, data: { left: 0 } },
    ])
    expect(await hand(id, [pdf, 'b.pdf'], 'attempt-two')).toMatchObject({
      status: 409,
      code: 'document_handed_in',
    })
    await nothingLeft()
  })

  // spec 7.4.2
  it('refuses a foreign document, no file, an empty one, another kind and too much', async () => {
    const id = await missing()
    const foreign = await missing(await university.addStudent())
    expect(await hand(foreign, [png, 'a.png'])).toMatchObject({ status: 404, code: 'document_not_found' })
    expect(await hand(id)).toMatchObject({ status: 422, data: { doc: ['A file is required'] } })
    expect(await hand(id, [Buffer.alloc(0), 'a.png'])).toMatchObject({ status: 422 })
    expect(await hand(id, [Buffer.from('<svg onload="x"/>'), 'a.png'])).toMatchObject({ status: 415 })
    expect(await hand(id, [png, 'a.exe'])).toMatchObject({ status: 415, code: 'wrong_file' })
    const tooMuch = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
    expect(await hand(id, [tooMuch, 'a.pdf'])).toMatchObject({ status: 413, code: 'file_too_large' })
    expect(await keys()).toEqual(['documents'])
    await nothingLeft()
  })
})

describe('saveVaccineAnswer', () => {
  const ask = () => university.change('student', studentID, { must_upload_vaccine: true })
  const answers = async () =>
    (await app.inject({ url: '/api/upload-vaccine-docs', headers })).json<{
      data: { answerID: number | null; answers: { answerID: number; needs_doc: boolean }[] }
    }>().data
  const save = (answer_id: number | string, file?: File) =>
    post('/api/upload-vaccine-docs', { answer_id }, file)
  const idOf = async (needs: boolean) =>
    (await answers()).answers.find(({ needs_doc }) => needs_doc === needs)!.answerID

  it('saves an answer that needs a document with it alone, and once', async () => {
    await ask()
    const id = await idOf(true)
    expect(await keys()).toEqual(['vaccine'])
    expect(await save(id)).toMatchObject({ status: 422, data: { doc: ['A file is required'] } })
    expect(await save(id, [Buffer.from('<html>'), 'a.pdf'])).toMatchObject({ status: 415 })
    expect(await keys()).toEqual(['vaccine'])
    const both = await Promise.all([save(id, [pdf, 'a.pdf']), save(id, [pdf, 'a.pdf'])])
    expect(both).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await keys()).toEqual([])
    expect((await answers()).answerID).toBe(id)
    expect(await save(await idOf(false))).toMatchObject({ status: 409, code: 'vaccine_answered' })
    expect(
      await rows(`select v.vaccine_answer_id as id, f.filename from student_vaccine v
        join stored_file f on f.id = v.file_id where v.student_id = $1`),
    ).toEqual({ id, filename: 'a.pdf' })
    await nothingLeft()
  })

  it('stores no document for an answer that needs none', async () => {
    await ask()
    const id = await idOf(false)
    expect(await save(id, [pdf, 'a.pdf'])).toMatchObject({ status: 200, data: 'ok' })
    expect(await rows('select file_id from student_vaccine where student_id = $1')).toEqual({ file_id: null })
    await nothingLeft()
  })

  it('refuses a student who is not asked and an answer that is not offered; asks nobody without answers', async () => {
    const id = await idOf(false)
    expect(await save(id)).toMatchObject({ status: 403, code: 'vaccine_not_asked' })
    await ask()
    expect(await save(999_999)).toMatchObject({ status: 404, code: 'vaccine_answer_not_found' })
    expect((await save('x')).status).toBe(422)
    await db.rows({ name: '', text: 'update vaccine_answer set is_offered = false' })
    expect(await save(id)).toMatchObject({ status: 404, code: 'vaccine_answer_not_found' })
    expect(await keys()).toEqual([])
    await db.rows({ name: '', text: 'update vaccine_answer set is_offered = true' })
  })
})

import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { png, testEntries } from '#server/answering/test-entries.ts'
import { makeApp } from '#server/app.ts'
import { signIn as signInStudent } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { loadUser } from '#server/user/load-user.ts'
import { deleteHealthFiles } from '../delete-health-files-hourly.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const staff = testStaff(db)
const entries = testEntries(university, folder)

interface Entry {
  readonly id: number
}
const addAnswer = async () => ({ id: await entries.vaccine_document(await university.addStudent()) })
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })

/** The student's reply, and whether the portal asks them. */
const readOwn = async ({ id }: Entry) => {
  const { headers } = await signInStudent(db, id)
  const { answerID, return_reason } = (await app.inject({ url: '/api/upload-vaccine-docs', headers })).json()
    .data
  const isAsked = (await loadUser(db, id)).blockers.some(({ key }) => key === 'vaccine')
  return { answerID, return_reason, isAsked }
}

describeAnswering<Entry>({
  app,
  db,
  university,
  kind: 'vaccine_document',
  path: 'vaccine-documents',
  addEntry: addAnswer,
  decisions: ['returned', 'returned'],
  read: readOwn,
  before: { answerID: 1, return_reason: null, isAsked: false },
  after: { answerID: null, return_reason: 'the answer', isAsked: true },
})

const signIn = async (role_id = 'registrar') => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { role_id })
  return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
}
const post = (url: string, headers: Record<string, string>, payload: object) =>
  app.inject({ method: 'POST', url: `/api/staff/vaccine-documents/${url}`, headers, payload })
const read = (id: number, headers: Record<string, string>, part = '') =>
  app.inject({ url: `/api/staff/vaccine-documents/${id}${part}`, headers })
const answer = async (id: number, headers: Record<string, string>, body: object) => {
  const { version } = (await read(id, headers)).json().data
  return post(`${id}/answer`, headers, { version, ...body })
}
const answerAnew = async (id: number, answer_id: number, file?: Buffer) => {
  const { headers } = await signInStudent(db, id)
  const form = new FormData()
  form.append('answer_id', String(answer_id))
  if (file) form.append('doc', new Blob([new Uint8Array(file)]), 'again.png')
  const sent = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/api/upload-vaccine-docs',
    headers: { ...headers, 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}
const countFiles = async () => (await listFiles(folder)).length

describe('a document about vaccination', () => {
  it('is read with its answer, and accepted without a text; the audit has that it was read, and neither the name of its file nor its reason', async () => {
    const headers = await signIn()
    const { id } = await addAnswer()
    expect((await read(id, headers)).json().data).toMatchObject({
      answereng: 'I am vaccinated',
      file: { filename: 'vaccination.png' },
      status: 'sent',
    })
    expect((await read(id, headers, '/file')).rawPayload).toEqual(png)
    expect(await sql('select entity, after from audit order by id desc limit 1')).toEqual({
      entity: 'student_vaccine',
      after: { readFile: true },
    })
    expect((await answer(id, headers, { decision: 'accepted' })).statusCode).toBe(200)
    expect(await readOwn({ id })).toEqual({ answerID: 1, return_reason: null, isAsked: false })
    const other = await addAnswer()
    await answer(other.id, headers, { decision: 'returned', text: 'the name is another one' })
    expect(await sql('select before, after from audit order by id desc limit 1')).toEqual({
      before: { status: 'sent' },
      after: { status: 'returned' },
    })
  })

  // spec 4.6.10
  it('that was returned is asked for again; the new answer takes its place, and its file is deleted', async () => {
    const headers = await signIn()
    const { id } = await addAnswer()
    const { answerID } = (await answer(id, headers, { decision: 'returned', text: 'too dark' })).json().data
    const files = await countFiles()
    expect((await answerAnew(id, 1, png)).statusCode).toBe(200)
    expect(await countFiles()).toBe(files)
    expect(await readOwn({ id })).toEqual({ answerID: 1, return_reason: null, isAsked: false })
    expect((await post(`${id}/undo`, headers, { answerID })).json().code).toBe('undo_impossible')
    const entry = await app.inject({ url: `/api/staff/inbox/vaccine_document/${id}`, headers })
    expect(entry.json().data.entry).toMatchObject({ state: 'sent', answer: { text: 'too dark' } })
  })

  it('is nothing to review when the new answer needs none', async () => {
    const headers = await signIn()
    const { id } = await addAnswer()
    await answer(id, headers, { decision: 'returned', text: 'too dark' })
    const files = await countFiles()
    expect((await answerAnew(id, 5)).statusCode).toBe(200)
    expect(await countFiles()).toBe(files - 1)
    expect((await read(id, headers)).json().data).toMatchObject({ file: null, status: 'replaced' })
    expect((await answer(id, headers, { decision: 'accepted' })).json().code).toBe('entry_closed')
    expect((await read(id, headers, '/file')).statusCode).toBe(404)
  })

  it('is not answered by somebody who has seen another file, nor seen by the dean’s office', async () => {
    const headers = await signIn()
    const { id } = await addAnswer()
    const { version } = (await read(id, headers)).json().data
    await sql(`update student_vaccine set answered_at = now() where student_id = ${id}`)
    const late = await post(`${id}/answer`, headers, { version, decision: 'accepted' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'entry_changed'])
    const dean = await signIn('deans_office')
    expect((await read(id, dean)).statusCode).toBe(403)
    expect(
      (await app.inject({ url: `/api/staff/inbox/vaccine_document/${id}`, headers: dean })).statusCode,
    ).toBe(404)
  })
})

describe('deleteHealthFiles', () => {
  const review = async (column: 'accepted_at' | 'returned_at', ago: string) => {
    const { id } = await addAnswer()
    const reason = column === 'returned_at' ? `, return_reason = 'too dark'` : ''
    await sql(
      `update student_vaccine set ${column} = now() - interval '${ago}'${reason} where student_id = ${id}`,
    )
    return id
  }
  const hasFile = async (id: number) =>
    (await sql(`select file_id is not null as has from student_vaccine where student_id = ${id}`))!['has']

  // spec 9.8.5
  it('deletes what was reviewed more than a month ago, and what nobody has reviewed for 180 days, with the files', async () => {
    const old = [
      await review('accepted_at', '1 month 1 minute'),
      await review('returned_at', '1 month 1 minute'),
    ]
    const kept = [
      await review('accepted_at', '1 month -1 minute'),
      await review('returned_at', '1 day'),
      (await addAnswer()).id,
    ]
    const unreviewed = (await addAnswer()).id
    for (const [id, ago] of [
      [kept[2], '179 days'],
      [unreviewed, '181 days'],
    ])
      await sql(`update student_vaccine set answered_at = now() - interval '${ago}' where student_id = ${id}`)
    old.push(unreviewed)
    const files = await countFiles()
    await Promise.all([deleteHealthFiles(db, folder), deleteHealthFiles(db, folder)])
    expect(await countFiles()).toBe(files - 3)
    expect(await Promise.all(old.map(hasFile))).toEqual([false, false, false])
    // Nobody can review it any more, and the answer counts.
    expect(await sql(`select from vaccine_document_inbox where id = ${unreviewed}`)).toBeUndefined()
    expect((await readOwn({ id: unreviewed })).isAsked).toBe(false)
    expect(await Promise.all(kept.map(hasFile))).toEqual([true, true, true])
    expect(await readOwn({ id: old[0]! })).toEqual({ answerID: 1, return_reason: null, isAsked: false })
    const { rows } = (await sql('select count(*)::int as rows from stored_file'))!
    expect(rows).toBe(await countFiles())
  })
})

import { describe, expect, it } from 'vitest'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { png, testEntries } from '#server/answering/test-entries.ts'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { loadUser } from '#server/user/load-user.ts'

const db = await testDatabase()
const folder = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
const university = await testUniversity(db)
const staff = testStaff(db)
const entries = testEntries(university, folder)

const addDocument = async () => {
  const studentID = await university.addStudent()
  return { id: await entries.missing_document(studentID), studentID }
}
/** The documents that the portal asks the student for. */
const readMissing = async ({ studentID }: { studentID: number }) =>
  (await loadUser(db, studentID)).missedDocuments.map(({ document, return_reason }) => [
    document,
    return_reason,
  ])

describeAnswering({
  app,
  db,
  university,
  kind: 'missing_document',
  path: 'missing-documents',
  addEntry: addDocument,
  decisions: ['returned', 'returned'],
  read: readMissing,
  before: [],
  after: [['ატესტატი', 'the answer']],
})

describe('an uploaded document', () => {
  const signIn = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'registrar' })
    return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
  }
  const post = (url: string, headers: Record<string, string>, payload: object) =>
    app.inject({ method: 'POST', url: `/api/staff/missing-documents/${url}`, headers, payload })
  const answer = async (id: number, headers: Record<string, string>, body: object) => {
    const { version } = (await app.inject({ url: `/api/staff/missing-documents/${id}`, headers })).json().data
    return post(`${id}/answer`, headers, { version, ...body })
  }
  const upload = (id: number) =>
    university.change('missing_document', id, { uploaded_at: new Date().toISOString(), return_reason: null })

  it('is read, and accepted without a text; then nothing more is asked', async () => {
    const headers = await signIn()
    const { id, studentID } = await addDocument()
    const file = await app.inject({ url: `/api/staff/missing-documents/${id}/file`, headers })
    expect(file.rawPayload).toEqual(png)
    expect((await answer(id, headers, { decision: 'accepted' })).statusCode).toBe(200)
    expect(await readMissing({ studentID })).toEqual([])
    const again = await answer(id, headers, { decision: 'returned', text: 'late' })
    expect(again.json().code).toBe('entry_closed')
  })

  it('that was returned comes back with another file, after which the answer cannot be undone', async () => {
    const headers = await signIn()
    const { id } = await addDocument()
    const { answerID } = (await answer(id, headers, { decision: 'returned', text: 'too dark' })).json().data
    await upload(id)
    const entry = (await app.inject({ url: `/api/staff/inbox/missing_document/${id}`, headers })).json().data
    expect(entry.entry).toMatchObject({ state: 'sent', answer: { text: 'too dark' } })
    const undone = await post(`${id}/undo`, headers, { answerID })
    expect(undone.json().code).toBe('undo_impossible')
  })

  it('is not answered by somebody who has seen another file', async () => {
    const headers = await signIn()
    const { id } = await addDocument()
    const { version } = (await app.inject({ url: `/api/staff/missing-documents/${id}`, headers })).json().data
    await upload(id)
    const late = await post(`${id}/answer`, headers, { version, decision: 'accepted' })
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'The student changed this while you were writing. Look at what has changed; your text is kept.',
    ])
  })

  it('is nothing to look at before it was uploaded', async () => {
    const headers = await signIn()
    const { id } = await addDocument()
    await university.change('missing_document', id, { uploaded_at: null })
    const reply = await app.inject({ url: `/api/staff/missing-documents/${id}`, headers })
    expect(reply.statusCode).toBe(404)
  })
})

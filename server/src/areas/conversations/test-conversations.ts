import { expect } from 'vitest'
import type * as z from 'zod/mini'
import type { conversations } from '#contract/administration/conversations.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'

const url = '/api/conversations'
export type Headers = Record<string, string>
type Reply<Name extends keyof typeof conversations> = z.output<(typeof conversations)[Name]['reply']>
interface Given {
  readonly text?: string
  readonly to?: string
  readonly files?: readonly (readonly [name: string, bytes: Buffer])[]
  readonly key?: string
}

/** Groups with students and a lecturer, and the calls of both sides. */
export const testConversations = async () => {
  const db = await testDatabase()
  const folder = await testFolder()
  const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: folder })
  const university = await testUniversity(db)
  const staff = testStaff(db)
  await university.openWindow({ step: 2, from: -1, to: 10 })

  const addLecturer = (fname: string, lname: string) =>
    university.put('lecturer', {
      fname_ka: fname,
      lname_ka: lname,
      fname_en: 'Nana',
      lname_en: 'Dolidze',
      school_id: university.schoolID,
    })
  /** A lecturer who answers, a group of theirs, and students with a seat in it. */
  const newGroup = async (count: number) => {
    const lecturerID = await addLecturer('ნანა', 'დოლიძე')
    const staffID = await staff.addMember({ lecturer_id: lecturerID })
    const groupID = await university.addGroup({ subjectID: await university.addSubject(), capacity: 50 })
    await university.change('study_group', groupID, { lecturer_id: lecturerID })
    const students = await Promise.all(
      Array.from({ length: count }, async () => {
        const studentID = await university.addStudent()
        const student = await testStudent(app, db, studentID)
        expect((await student.choose([groupID])).status).toBe(200)
        const { headers } = await signIn(db, studentID)
        const code = (await db.row<{ code: string }>(
          { name: '', text: 'select code from student where id = $1' },
          [studentID],
        ))!.code
        return { ...student, studentID, code, headers: { ...headers, 'content-language': 'en' } as Headers }
      }),
    )
    const lecturer = { ...(await staff.signIn(staffID)), 'content-language': 'en' } as Headers
    return { lecturerID, lecturer, groupID, students }
  }
  const read = async <Data>(headers: Headers, path: string) => {
    const reply = await app.inject({ url: path, headers })
    return { status: reply.statusCode, data: reply.json<{ data: Data }>().data }
  }
  const list = async (headers: Headers, search = '') =>
    (await read<Reply<'list'>>(headers, `${url}/list?search=${encodeURIComponent(search)}`)).data
  const count = async (headers: Headers) => (await read<Reply<'count'>>(headers, `${url}/count`)).data.count
  const messages = async (headers: Headers, id: number, page = 1) =>
    read<Reply<'messages'>>(headers, `${url}/${id}/messages?page=${page}`)
  const texts = async (headers: Headers, id: number) =>
    (await messages(headers, id)).data.items.map(({ text }) => text)
  const recipients = async (headers: Headers, search: string) =>
    (await read<Reply<'recipients'>>(headers, `${url}/recipients?search=${encodeURIComponent(search)}`)).data
      .recipients
  const send = async (headers: Headers, path: string, { text = '', to, files = [], key }: Given) => {
    const form = new FormData()
    form.append('text', text)
    if (to !== undefined) form.append('recipient_code', to)
    for (const [name, bytes] of files) form.append('files[]', new Blob([new Uint8Array(bytes)]), name)
    return sendForm<Reply<'write'>>(app, path, form, { ...headers, ...(key && { 'idempotency-key': key }) })
  }
  const start = (headers: Headers, to: string, given: Given) => send(headers, url, { ...given, to })
  const write = (headers: Headers, id: number, given: Given) => send(headers, `${url}/${id}`, given)
  return { db, folder, app, newGroup, read, list, count, messages, texts, recipients, send, start, write }
}

import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { notifications } from '#contract/account/notifications.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { loadUser } from '#server/user/load-user.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

const newStudent = async () => testStudent(app, db, await university.addStudent())
const message = async (title_en: string, to: readonly TestStudent[], is_contract = false) => {
  const words = { title_ka: 'სიახლე', title_en, text_ka: 'ტექსტი', text_en: 'Text' }
  const message_id = await university.put('popup_message', { ...words, is_contract })
  for (const { studentID } of to)
    await university.put('popup_recipient', { message_id, student_id: studentID })
  return message_id
}
const read = async (student: TestStudent) =>
  (await student.read<z.output<typeof notifications.popups.reply>>('/api/popup-messages')).data.messages
const see = (student: TestStudent, id: number) => student.send<'ok'>('POST', `/api/popup-messages/${id}`)
const loadBlockers = async ({ studentID }: TestStudent) => (await loadUser(db, studentID)).blockers

describe('popups', () => {
  it('lists unseen messages, oldest first, and reading marks nothing as seen', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const first = await message('First', [student])
    const second = await message('Second', [student, other], true)
    for (let times = 0; times < 2; times += 1) {
      expect(await read(student)).toMatchObject([
        { modal_messageID: first, titleeng: 'First', recipients: [{ seen: false }] },
        { modal_messageID: second, is_contract: true },
      ])
      expect(await loadBlockers(student)).toEqual([
        { key: 'popup', params: { modal_messageID: first, is_contract: 0 } },
      ])
    }
    expect((await see(student, first)).status).toBe(200)
    expect(await loadBlockers(student)).toEqual([
      { key: 'popup', params: { modal_messageID: second, is_contract: 1 } },
    ])
    expect(await read(other)).toHaveLength(1)
  })
})

describe('seePopup', () => {
  // spec 3.8, 7.15
  it('saves the first time that a message was closed, by its recipient only', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const id = await message('Mine', [student])
    const seenAt = () =>
      db.row<{ seen_at: string }>(
        { name: '', text: 'select seen_at from popup_recipient where message_id = $1' },
        [id],
      )
    expect((await see(student, id)).status).toBe(200)
    const first = await seenAt()
    expect((await see(student, id)).status).toBe(200)
    expect(await seenAt()).toEqual(first)
    for (const wrong of [await see(other, id), await see(student, 999_999)])
      expect(wrong).toMatchObject({ status: 404, code: 'popup_not_found' })
    expect(await loadBlockers(student)).toEqual([])
  })
})

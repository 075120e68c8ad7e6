import { describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { addWorkingDays } from '#rules/time/working-days.ts'
import { testAgreements } from './test-agreements.ts'

const agreements = await testAgreements()
const { university, sql } = agreements
const newStudent = (columns = {}) =>
  agreements.newStudent({
    intake_id: null,
    contract_approved: true,
    international_agreed: false,
    ...columns,
  })
const keys = async (student: TestStudent) =>
  (await student.read<{ user: User }>('/api/auth/user')).data.user.blockers.map(({ key }) => key)

const root = '/api/international-agreements'
const answer = (student: TestStudent, personalData: unknown, mediaMaterials: unknown) =>
  student.send('POST', `${root}/saveInternationalAgreement`, { personalData, mediaMaterials })
const consents = async (student: TestStudent) =>
  (
    await student.read<{ consents: object | null; working_days: number; due_if_withdrawn_now: string }>(
      `${root}/consents`,
    )
  ).data
const withdraw = (student: TestStudent) => student.send('POST', `${root}/withdrawMediaConsent`)

describe('both consents', () => {
  it('are requested until both are answered, and answered once', async () => {
    const student = await newStudent()
    expect(await keys(student)).toEqual(['international_agreement'])
    expect((await answer(student, true, undefined)).status).toBe(422)
    for (const _ of [1, 2]) expect((await answer(student, true, 0)).status).toBe(200)
    expect(await keys(student)).toEqual([])
    expect((await consents(student)).consents).toMatchObject({ personalData: true, mediaMaterials: false })
    expect(await answer(student, true, true)).toMatchObject({ status: 409, code: 'agreement_answered' })
  })

  it('are not requested from other students', async () => {
    for (const columns of [{ is_international: false }, { international_agreed: true }]) {
      const student = await newStudent(columns)
      expect(await answer(student, true, true)).toMatchObject({ status: 403, code: 'agreement_not_asked' })
      expect((await consents(student)).consents).toBeNull()
    }
  })
})

describe('the consent to photographs and films', () => {
  it('is withdrawn once, with effect within 7 working days', async () => {
    const student = await newStudent()
    await answer(student, true, true)
    const today = await university.today(0)
    const holiday = addWorkingDays(today, 2, new Set())
    await university.put('holiday', { day: holiday, name_ka: 'დღესასწაული', name_en: 'A holiday' })
    const due = addWorkingDays(today, 7, new Set([holiday]))
    expect(await consents(student)).toMatchObject({ working_days: 7, due_if_withdrawn_now: due })
    for (const _ of [1, 2]) expect((await withdraw(student)).data).toEqual({ media_due_on: due })
    expect((await consents(student)).consents).toMatchObject({ mediaMaterials: true, media_due_on: due })
    await sql(`update international_consent set media_due_on = media_due_on - 3`)
    expect((await withdraw(student)).data).not.toEqual({ media_due_on: due })
    expect(await keys(student)).toEqual([])
  })

  it('cannot be withdrawn if it was never given', async () => {
    const student = await newStudent()
    await answer(student, true, false)
    expect(await withdraw(student)).toMatchObject({ status: 409, code: 'media_not_given' })
    expect(await withdraw(await newStudent())).toMatchObject({ status: 409, code: 'media_not_given' })
  })
})

describe('a foreign contract', () => {
  const send = async (student: TestStudent, is_contract = true) => {
    const message = { title_ka: 'ხელშეკრულება', title_en: 'Contract', text_ka: 'ტექსტი', text_en: 'Text' }
    const message_id = await university.put('popup_message', { ...message, is_contract })
    await university.put('popup_recipient', { message_id, student_id: student.studentID })
    return message_id
  }
  const waiting = async (student: TestStudent) =>
    (await student.send<{ contract: object | null }>('POST', '/api/foreignContracts/getContract')).data
      .contract
  const accept = (student: TestStudent, messageID: number) =>
    student.send('POST', '/api/foreignContracts/saveContractAnswer', { messageID }, 'ka')

  it('is shown to its recipient until it is accepted', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    expect(await waiting(student)).toBeNull()
    const [first, second] = [await send(student), await send(student)]
    const note = await send(student, false)
    expect(await waiting(student)).toMatchObject({ messageID: first, titleeng: 'Contract', text: 'ტექსტი' })
    for (const messageID of [first, note])
      expect(await accept(other, messageID)).toMatchObject({ status: 404, code: 'foreign_contract_unknown' })
    expect((await accept(student, note)).status).toBe(404)
    for (const _ of [1, 2]) expect((await accept(student, first)).status).toBe(200)
    expect(await waiting(student)).toMatchObject({ messageID: second })
    await accept(student, second)
    expect(await waiting(student)).toBeNull()
    expect(
      await sql(`select accepted_in, accepted_at is not null as accepted, seen_at is not null as seen
      from popup_recipient where message_id = ${first}`),
    ).toEqual({ accepted_in: 'ka', accepted: true, seen: true })
    await expect(sql(`update popup_message set text_en = 'Other' where id = ${first}`)).rejects.toThrow(
      'accepted as it is',
    )
  })
})

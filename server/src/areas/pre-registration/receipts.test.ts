import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testOtherProcess } from '#server/areas/registration/test-other-process.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const otherApp = testOtherProcess(db.url)
const { addStudent, addSubject } = university

type Kept = z.output<typeof preRegistration.choose.reply>
type Receipts = z.output<typeof registration.receipts.reply>

const newStudent = async () => testStudent(app, db, await addStudent())
const preRegister = (student: TestStudent, subject_id: number, key?: string) =>
  student.send<Kept>('POST', '/api/pre-registration', { subject_id }, 'en', key)
const change = (student: TestStudent, preRegID: number, subjectID: number, key: string) =>
  student.send<Kept>('POST', '/api/pre-registration/changePreRegSubject', { preRegID, subjectID }, 'en', key)
const remove = (student: TestStudent, preRegID: number, key: string) =>
  student.send('DELETE', `/api/pre-registration/${preRegID}`, undefined, 'en', key)
const receipts = async (student: TestStudent) => {
  const { data } = await student.read<Receipts>('/api/registration/receipts')
  return data.receipts.map(({ action, subjectID, code }) => [action, subjectID, code])
}

beforeAll(async () => {
  await university.openWindow({ step: 1, from: -1, to: 10 })
})

describe('receipts', () => {
  it('has one of every attempt, a refusal with its reason', async () => {
    const student = await newStudent()
    const [one, two, big] = [await addSubject(), await addSubject(), await addSubject({ credits: 44 })]
    const { preRegID } = (await preRegister(student, one, 'attempt-1')).data.registration
    expect((await preRegister(student, big, 'attempt-2')).code).toBe('credit_limit')
    expect((await change(student, preRegID, two, 'attempt-3')).status).toBe(200)
    expect((await remove(student, preRegID, 'attempt-4')).status).toBe(200)
    expect((await remove(student, 999_999, 'attempt-5')).status).toBe(404)
    expect(await receipts(student)).toEqual([
      ['pre_registration_removed', null, 'pre_registration_not_found'],
      ['pre_registration_removed', two, null],
      ['pre_registration_changed', two, null],
      ['pre_registered', big, 'credit_limit'],
      ['pre_registered', one, null],
    ])
    // A repeated pre-registration is no attempt.
    await preRegister(student, one, 'attempt-6')
    await preRegister(student, one, 'attempt-7')
    expect(await receipts(student)).toHaveLength(6)
  })
})

describe('choose, change and remove', () => {
  it('answer the same attempt as before, without doing it again', async () => {
    const student = await newStudent()
    const [one, big] = [await addSubject(), await addSubject({ credits: 43 })]
    const first = await preRegister(student, one, 'attempt-1')
    expect(await preRegister(student, one, 'attempt-1')).toEqual(first)
    const refused = await preRegister(student, big, 'attempt-2')
    expect(refused).toMatchObject({ status: 409, code: 'credit_limit' })
    const { preRegID } = first.data.registration
    expect((await remove(student, preRegID, 'attempt-3')).status).toBe(200)
    // It would be taken now; the attempt was refused, and stays so.
    expect(await preRegister(student, big, 'attempt-2')).toMatchObject({
      status: 409,
      code: 'credit_limit',
      message: refused.message,
    })
    // The first attempt is sent again after the pre-registration was removed: it stays removed.
    expect(await preRegister(student, one, 'attempt-1')).toMatchObject({
      status: 404,
      code: 'pre_registration_not_found',
    })
    const { data } = await student.read<{ subjects: object[] }>('/api/pre-registration/already-registered')
    expect(data.subjects).toEqual([])
  })

  it('use a key for one attempt and one student', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const [one, two] = [await addSubject(), await addSubject()]
    const { preRegID } = (await preRegister(student, one, 'attempt-1')).data.registration
    const ofAnother = {
      status: 409,
      code: 'key_of_another',
    }
    expect(await preRegister(student, two, 'attempt-1')).toMatchObject(ofAnother)
    expect(await change(student, preRegID, two, 'attempt-1')).toMatchObject(ofAnother)
    expect(await remove(student, preRegID, 'attempt-1')).toMatchObject(ofAnother)
    expect((await preRegister(student, two, 'short')).status).toBe(422)
    expect((await preRegister(other, two, 'attempt-1')).status).toBe(200)
  })

  it('make the same attempt once when it is sent many times at once, in two processes', async () => {
    const student = await newStudent()
    const elsewhere = await testStudent(otherApp, db, student.studentID)
    const [one, two] = [await addSubject(), await addSubject()]
    const { preRegID } = (await preRegister(student, one)).data.registration
    const all = await Promise.all(
      [student, elsewhere, student, elsewhere, student, elsewhere].map((from) =>
        change(from, preRegID, two, 'attempt-1'),
      ),
    )
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await receipts(student)).toEqual([
      ['pre_registration_changed', two, null],
      ['pre_registered', one, null],
    ])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addStudent, addSubject } = university
const run = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })

beforeAll(() => university.openWindow({ step: 2, from: -1, to: 10 }))

const newStudent = async () => testStudent(app, db, await addStudent({ study_semester: 3 }))
const listReceipts = async (student: TestStudent) => {
  const { data } = await student.read<z.output<typeof registration.receipts.reply>>(
    '/api/registration/receipts',
  )
  return data.receipts.map(({ code, times, groups }) => ({ code, times, groups: groups.length }))
}
const times = async <Result>(count: number, task: (nth: number) => Promise<Result>): Promise<Result[]> => {
  const results = []
  for (let nth = 0; nth < count; nth += 1) results.push(await task(nth))
  return results
}

describe('a refusal that is repeated', () => {
  it('is counted in its receipt, whatever is refused in between', async () => {
    const full = await addGroup({ subjectID: await addSubject(), capacity: 0 })
    const alsoFull = await addGroup({ subjectID: await addSubject(), capacity: 0 })
    const student = await newStudent()
    await times(20, async (nth) => {
      expect(await student.choose([full])).toMatchObject({ status: 409, code: 'group_full' })
      await student.chooseBy(`key-of-attempt-${nth}`, [alsoFull])
      await student.cancel(999_999)
    })
    const receipts = await listReceipts(student)
    expect(receipts).toHaveLength(3)
    expect(receipts.map((receipt) => receipt.times)).toEqual([20, 20, 20])
  })

  it('is counted when many students of one batch are refused at once', async () => {
    const full = await addGroup({ subjectID: await addSubject(), capacity: 0 })
    const students = await times(8, newStudent)
    await times(3, () => Promise.all(students.map((student) => student.choose([full]))))
    for (const student of students)
      expect(await listReceipts(student)).toEqual([{ code: 'group_full', times: 3, groups: 1 }])
  })

  it('is answered again by its last key, and a seat is a receipt of its own', async () => {
    const subjectID = await addSubject()
    const group = await addGroup({ subjectID, capacity: 0 })
    const student = await newStudent()
    const [first] = await times(3, (nth) => student.chooseBy(`same-refusal-${nth}`, [group]))
    await university.change('study_group', group, { capacity: 5 })
    expect(await student.chooseBy('same-refusal-2', [group])).toMatchObject({
      status: 409,
      code: first!.code,
    })
    expect((await student.chooseBy('same-refusal-3', [group])).status).toBe(200)
    expect(await listReceipts(student)).toEqual([
      { code: null, times: 1, groups: 1 },
      { code: 'group_full', times: 3, groups: 1 },
    ])
  })

  it('has a line of its own on the next day', async () => {
    const full = await addGroup({ subjectID: await addSubject(), capacity: 0 })
    const student = await newStudent()
    await student.choose([full])
    await run(`update receipt set at = at - interval '25 hours' where student_id = ${student.studentID}`)
    await times(2, () => student.choose([full]))
    expect((await listReceipts(student)).map((receipt) => receipt.times)).toEqual([2, 1])
  })

  it('of a plan whose registration broke off keeps its receipt', async () => {
    const full = await addGroup({ subjectID: await addSubject(), capacity: 0 })
    const student = await newStudent()
    await student.chooseBy('a-plan-key.1', [full])
    await run(`insert into plan_attempt (student_id, key, plan_id, all_or_nothing, subjects)
      values (${student.studentID}, 'a-plan-key', 1, true, '[]')`)
    await student.choose([full])
    expect((await listReceipts(student)).map((receipt) => receipt.times)).toEqual([1, 1])
  })
})

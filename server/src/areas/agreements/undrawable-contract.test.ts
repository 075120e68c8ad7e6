import { describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { undrawablePattern } from '#rules/text/undrawable.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import { testAgreements } from './test-agreements.ts'

const { university, abroad, sql, newStudent } = await testAgreements()

const root = '/api/international-agreements'
interface Data {
  readonly id: number
  readonly undrawable: 'name' | 'text' | null
}
const read = async (student: TestStudent) => (await student.read<Data>(`${root}/getInternationalData`)).data
const approve = (student: TestStudent, body: object) =>
  student.send<{ approved: boolean }>('POST', `${root}/approveContract`, body)
const codeSent = async () =>
  /\b\d{4}\b/.exec(String((await sql('select body from outbox order by id desc limit 1'))!['body']))![0]
const keys = async (student: TestStudent) =>
  (await student.read<{ user: User }>('/api/auth/user')).data.user.blockers.map(({ key, params }) => ({
    key,
    params,
  }))

// spec 4.5.5
describe('a contract that cannot be drawn', () => {
  it('is not accepted with a name that it cannot show, which can be read and left until it is corrected', async () => {
    const student = await newStudent()
    await university.put('visit', { student_id: student.studentID, slot_id: abroad.slotID })
    await university.change('student', student.studentID, { lname_en: 'محمد' })
    const { id, undrawable } = await read(student)
    expect(undrawable).toBe('name')
    expect(await approve(student, { id })).toMatchObject({ status: 409, code: 'name_not_drawable' })
    expect(await sql('select from outbox')).toBeUndefined()
    expect(await keys(student)).toEqual([
      { key: 'contract', params: { contract_approved: 0, has_fee: 1, has_phone: 1, is_drawable: 0 } },
    ])
    // Corrected between the code and its use, and broken again.
    await university.change('student', student.studentID, { lname_en: 'Mohammed' })
    await approve(student, { id })
    const code = await codeSent()
    await university.change('student', student.studentID, { lname_en: 'محمد' })
    expect(await approve(student, { id, code })).toMatchObject({ status: 409 })
    expect(await sql(`select from contract_acceptance where student_id = ${id}`)).toBeUndefined()
    await university.change('student', student.studentID, { lname_en: 'Mohammed' })
    expect(await approve(student, { id, code })).toMatchObject({ data: { approved: true } })
  })

  it('has a text that was checked for the letters that documents can draw, once when it was saved', async () => {
    const { expression } = (await sql(
      `select pg_get_expr(adbin, adrelid) as expression from pg_attrdef where adrelid = 'contract_template'::regclass
       order by adnum desc limit 1`,
    ))!
    expect(String(expression).replaceAll('\\\\', '\\')).toContain(`'${undrawablePattern}'`)
  })

  it.each([
    [
      'the text',
      '合',
      `update contract_template set body = jsonb_set(body, '{title,en}', to_jsonb((body #>> '{title,en}') || ' 合同'))`,
      `update contract_template set body = replace(body::text, ' 合同', '')::jsonb`,
    ],
    [
      'the programme',
      'א',
      `update programme set name_en = name_en || ' א'`,
      `update programme set name_en = replace(name_en, ' א', '')`,
    ],
    [
      'the letterhead',
      '🙂',
      `insert into setting (name, value) values ('university', '${JSON.stringify({ ...testLetterhead, phone: '🙂' })}')`,
      `delete from setting where name = 'university'`,
    ],
  ])(
    'is not accepted with a letter in %s that it cannot show, and can be left',
    async (_, letter, spoil, repair) => {
      const student = await newStudent()
      await university.put('visit', { student_id: student.studentID, slot_id: abroad.slotID })
      await sql(spoil)
      const { id, undrawable } = await read(student)
      const blockers = await keys(student)
      const refused = await approve(student, { id })
      await sql(repair)
      expect(undrawable).toBe('text')
      expect(blockers).toMatchObject([{ key: 'contract', params: { has_fee: 1, is_drawable: 0 } }])
      expect(refused).toMatchObject({ status: 409, code: 'text_not_drawable', params: { letter } })
      expect(String(refused.params!['text']).length).toBeLessThan(70)
      expect(refused.message).toContain('International Relations Office')
      expect((await read(student)).undrawable).toBeNull()
      expect(await keys(student)).toMatchObject([{ params: { is_drawable: 1 } }])
    },
  )
})

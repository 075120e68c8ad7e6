import { beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)

interface Person {
  readonly staffID: number
  readonly headers: Readonly<Record<string, string>>
}
const signIn = async (columns: object = {}): Promise<Person> => {
  const staffID = await staff.addMember()
  for (const operation of ['inbox.read', 'templates.write'])
    await staff.addGrant(staffID, { operation, ...columns })
  return { staffID, headers: await staff.signIn(staffID) }
}
const call = async (
  { headers }: Person,
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  payload?: object,
  key?: string,
) => {
  const reply = await app.inject({
    method,
    url: `/api/staff/answer-templates${path}`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  return {
    status: reply.statusCode,
    ...reply.json<{ data: { templateID: number } }>(),
  }
}
const list = async (person: Person) => {
  const reply = await app.inject({ url: '/api/staff/answer-templates', headers: person.headers })
  return reply.json<{
    data: { templates: { templateID: number; name: string; is_own: boolean; may_change: boolean }[] }
  }>().data.templates
}
const template = {
  kind: 'problem',
  name: 'მოგვარდა',
  nameeng: 'Solved',
  text: 'გამარჯობა, {სახელი}!',
  texteng: 'Hello {name}, {number}: {subject}',
}
const otherSchoolID = await university.put('school', { name_ka: 'სხვა', name_en: 'Another' })

beforeEach(() => db.rows({ name: '', text: 'delete from answer_template' }))

describe('own templates', () => {
  it('are seen and changed by their author alone', async () => {
    const [author, other] = [await signIn(), await signIn()]
    const { templateID } = (await call(author, 'POST', '/own', template)).data
    expect(await list(author)).toMatchObject([{ templateID, is_own: true, may_change: true }])
    expect(await list(other)).toEqual([])
    for (const path of [`/own/${templateID}`, `/shared/${templateID}`]) {
      expect((await call(other, 'POST', path, { ...template, schoolID: null })).status).toBe(404)
      expect((await call(other, 'DELETE', path)).status).toBe(404)
    }
    expect((await call(author, 'POST', `/own/${templateID}`, { ...template, name: 'სხვა' })).status).toBe(200)
    expect(await list(author)).toMatchObject([{ name: 'სხვა' }])
    expect((await call(author, 'DELETE', `/own/${templateID}`)).status).toBe(200)
    expect(await list(author)).toEqual([])
  })

  it('are added once however often the attempt is sent', async () => {
    const author = await signIn()
    const sent = await Promise.all([1, 2, 3].map(() => call(author, 'POST', '/own', template, 'attempt-1')))
    expect(new Set(sent.map(({ data }) => data.templateID)).size).toBe(1)
    expect(await list(author)).toHaveLength(1)
  })
})

describe('shared templates', () => {
  it('of the university are for everybody, those of a school for its staff', async () => {
    const everywhere = await signIn()
    const here = await signIn({ scope: 'school', school_id: university.schoolID })
    const inProgramme = await signIn({ scope: 'programme', programme_id: university.programmeID })
    const there = await signIn({ scope: 'school', school_id: otherSchoolID })
    const all = (await call(everywhere, 'POST', '/shared', { ...template, schoolID: null })).data.templateID
    const one = (await call(here, 'POST', '/shared', { ...template, schoolID: university.schoolID })).data
      .templateID
    const idsOf = async (person: Person) =>
      (await list(person)).map(({ templateID }) => templateID).toSorted((a, b) => a - b)
    for (const person of [everywhere, here, inProgramme])
      expect(await idsOf(person)).toEqual([all, one].toSorted((a, b) => a - b))
    expect(await idsOf(there)).toEqual([all])
    const changeable = (await list(here)).filter((each) => each.may_change)
    expect(changeable.map(({ templateID }) => templateID)).toEqual([one])
    // Nobody moves one to where they may not write.
    for (const schoolID of [null, otherSchoolID]) {
      expect((await call(here, 'POST', `/shared/${one}`, { ...template, schoolID })).status).toBe(404)
      expect((await call(here, 'POST', '/shared', { ...template, schoolID })).status).toBe(404)
    }
    expect((await call(here, 'DELETE', `/shared/${all}`)).status).toBe(404)
  })

  it('are changed and deleted with what they were in the audit', async () => {
    const person = await signIn()
    const { templateID } = (await call(person, 'POST', '/shared', { ...template, schoolID: null })).data
    await call(person, 'POST', `/shared/${templateID}`, { ...template, name: 'ახალი', schoolID: null })
    await call(person, 'DELETE', `/shared/${templateID}`)
    const text = `select before ->> 'name' as before, after ->> 'name' as after from audit where entity = 'answer_template'
      and entity_id = $1 order by id`
    expect(await db.rows({ name: '', text }, [templateID])).toEqual([
      { before: null, after: 'მოგვარდა' },
      { before: 'მოგვარდა', after: 'ახალი' },
      { before: 'ახალი', after: null },
    ])
  })
})

it('a text with an unknown placeholder, too long, or empty is refused with its field', async () => {
  const person = await signIn()
  for (const [field, text] of [
    ['text', 'გამარჯობა, {Name}'],
    ['texteng', '{გვარი}'],
    ['text', ' '],
    ['texteng', 'x'.repeat(2001)],
    ['name', ''],
  ] as const) {
    const { status, data } = await call(person, 'POST', '/own', { ...template, [field]: text })
    expect([status, Object.keys(data)], text).toEqual([422, [field]])
  }
  expect(await list(person)).toEqual([])
})

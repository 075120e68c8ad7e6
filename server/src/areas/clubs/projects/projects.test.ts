import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { clubProjects } from '#contract/campus/club-projects.ts'
import { describeAnswering } from '#server/answering/test-answering.ts'
import { makeApp } from '#server/app.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { testClubs } from '../test-clubs.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const university = await testUniversity(db)
const { newStudent, addClub, found } = testClubs(app, db, university)

type Project = z.output<typeof clubProjects.one.reply>
type Resource = Project['resources'][number]
const propose = async (student: TestStudent, clubID: number, change: object = {}, key?: string) =>
  student.send<Project>(
    'POST',
    `/api/clubs/${clubID}/my-projects`,
    {
      title: 'ტურნირი',
      description: '<i>for all</i>',
      start_date: await university.today(10),
      end_date: await university.today(12),
      ...change,
    },
    'en',
    key,
  )
const one = (student: TestStudent, clubID: number, projectID: number) =>
  student.read<Project>(`/api/clubs/${clubID}/my-projects/${projectID}`)
const addResource = (
  student: TestStudent,
  clubID: number,
  projectID: number,
  change: object = {},
  key?: string,
) =>
  student.send<Resource>(
    'POST',
    `/api/clubs/${clubID}/my-projects/${projectID}/resources`,
    { description: 'cups', quantity: 3, price: '10.1', ...change },
    'en',
    key,
  )
const newProject = async () => {
  const club = await addClub()
  const { data } = await propose(club.head, club.clubID)
  return { ...club, projectID: data.projectId }
}
const answerAs = (projectID: number, status: string, cost: string | null) =>
  db.rows(
    {
      name: '',
      text: 'update club_project set status = $2, approved_cost = $3::numeric, reason = $4 where id = $1',
    },
    [projectID, status, cost, status === 'rejected' ? 'too much' : null],
  )

describe('a project of a club', () => {
  // spec 2.38.5
  it('is proposed by the head or a deputy, read by members, and unknown to others', async () => {
    const { head, deputy, member, clubID } = await addClub()
    const { data, status } = await propose(deputy, clubID)
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'in_progress', cost: '0.00', approved_cost: null, currency: 'GEL' })
    expect((await propose(member, clubID)).code).toBe('not_manager')
    const outside = await newStudent()
    for (const student of [head, deputy, member])
      expect((await one(student, clubID, data.projectId)).data).toEqual(data)
    const path = `/api/clubs/${clubID}/my-projects`
    for (const url of [path, `${path}/${data.projectId}`, `${path}/${data.projectId}/resources`])
      expect(await outside.read(url)).toMatchObject({ status: 404, code: 'club_unknown' })
    expect((await propose(outside, clubID)).code).toBe('club_unknown')
    const other = await addClub()
    expect((await one(other.head, other.clubID, data.projectId)).code).toBe('project_unknown')
    expect((await addResource(other.head, other.clubID, data.projectId)).code).toBe('project_unknown')
    const waiting = (await found(other.head)).data.self_governmentID
    expect((await propose(other.head, waiting)).code).toBe('club_not_approved')
  })

  it('is one for an attempt, and refuses days in the wrong order or past', async () => {
    const { head, clubID } = await addClub()
    const key = 'one-project-of-the-club'
    const replies = await Promise.all([1, 2, 3].map(() => propose(head, clubID, {}, key)))
    expect(new Set(replies.map(({ data }) => data.projectId)).size).toBe(1)
    for (const [change, field] of [
      [{ end_date: await university.today(9) }, 'end_date'],
      [{ start_date: await university.today(-2) }, 'start_date'],
    ] as const) {
      const refused = await propose(head, clubID, change)
      expect([refused.status, Object.keys(refused.data)]).toEqual([422, [field]])
    }
  })

  it('costs the exact sum of its resources', async () => {
    const { head, deputy, clubID, projectID } = await newProject()
    const key = 'one-resource-of-the-project'
    for (let nth = 0; nth < 2; nth += 1)
      expect((await addResource(head, clubID, projectID, {}, key)).data).toMatchObject({
        price: '10.10',
        sum: '30.30',
      })
    const { data } = await addResource(deputy, clubID, projectID, { quantity: 7, price: '0.07' })
    expect((await one(head, clubID, projectID)).data).toMatchObject({ cost: '30.79' })
    const remove = () =>
      head.send('DELETE', `/api/clubs/${clubID}/my-projects/${projectID}/resources/${data.resourceID}`)
    for (let nth = 0; nth < 2; nth += 1) expect((await remove()).status).toBe(200)
    expect((await one(head, clubID, projectID)).data).toMatchObject({ cost: '30.30' })
    const tooMuch = await addResource(head, clubID, projectID, { quantity: 1000, price: '1000' })
    expect([tooMuch.status, Object.keys(tooMuch.data)]).toEqual([422, ['price']])
    for (const price of ['0', '-1', '1.234', '1e3'])
      expect((await addResource(head, clubID, projectID, { price })).status).toBe(422)
  })

  it('is changed and deleted while it waits or is rejected, sent again after a rejection, and stays once approved', async () => {
    const { head, member, clubID, projectID } = await newProject()
    const path = `/api/clubs/${clubID}/my-projects/${projectID}`
    const patch = (body: object, student = head) => student.send<Project>('PATCH', path, body)
    expect((await patch({ title: 'ახალი' })).data).toMatchObject({
      title: 'ახალი',
      description: '<i>for all</i>',
    })
    expect((await patch({ title: 'x' }, member)).code).toBe('not_manager')
    await answerAs(projectID, 'rejected', null)
    const { data: added } = await addResource(head, clubID, projectID, { quantity: 1 })
    expect((await head.send('DELETE', `${path}/resources/${added.resourceID}`)).status).toBe(200)
    await addResource(head, clubID, projectID)
    expect((await one(head, clubID, projectID)).data).toMatchObject({ status: 'rejected', cost: '30.30' })
    expect((await patch({})).data).toMatchObject({ status: 'in_progress', reason: null, cost: '30.30' })
    await answerAs(projectID, 'approved', '20')
    expect((await one(member, clubID, projectID)).data).toMatchObject({
      status: 'approved',
      cost: '30.30',
      approved_cost: '20.00',
    })
    expect((await patch({ title: 'y' })).code).toBe('project_approved')
    expect((await addResource(head, clubID, projectID)).code).toBe('project_approved')
    expect((await head.send('DELETE', path)).code).toBe('project_approved')
    for (const status of ['in_progress', 'rejected'] as const) {
      const { data: other } = await propose(head, clubID)
      await answerAs(other.projectId, status, null)
      const own = `/api/clubs/${clubID}/my-projects/${other.projectId}`
      expect((await member.send('DELETE', own)).code).toBe('not_manager')
      expect((await head.send('DELETE', own)).status).toBe(200)
      expect((await one(head, clubID, other.projectId)).code).toBe('project_unknown')
    }
  })
})

describe('the first sending of a project', () => {
  const resources = [
    { description: 'cups', quantity: 3, price: '10.1' },
    { description: 'chairs', quantity: 1, price: 0.07 },
  ]
  const waiting = async (projectID: number) =>
    (await db.rows({ name: '', text: 'select 1 from club_project_inbox where id = $1' }, [projectID])).length

  it('saves the costs, once per attempt', async () => {
    const { head, clubID } = await addClub()
    const replies = await Promise.all(
      [1, 2].map(() => propose(head, clubID, { resources }, 'a-project-with-its-costs')),
    )
    for (const { data } of replies)
      expect(data).toMatchObject({ cost: '30.37', resources: [{ sum: '30.30' }, { sum: '0.07' }] })
    expect(new Set(replies.map(({ data }) => data.projectId)).size).toBe(1)
    expect(await waiting(replies[0]!.data.projectId)).toBe(1)
  })

  it('is refused as a whole if it is too expensive or has too many costs', async () => {
    const { head, clubID } = await addClub()
    const many = Array.from({ length: 51 }, () => resources[0])
    for (const [wrong, field] of [
      [[...resources, { description: 'a hall', quantity: 10_000, price: '1000' }], 'resources'],
      [[{ ...resources[0], price: '0' }], 'resources.0.price'],
      [many, 'resources'],
    ] as const) {
      const refused = await propose(head, clubID, { resources: wrong })
      expect([refused.status, Object.keys(refused.data)]).toEqual([422, [field]])
    }
    const { data } = await head.read<{ projects: Project[] }>(`/api/clubs/${clubID}/my-projects`)
    expect(data.projects).toEqual([])
  })

  it('appears in the staff inbox with its first cost, and leaves it with its last', async () => {
    const { head, clubID, projectID } = await newProject()
    expect(await waiting(projectID)).toBe(0)
    await db.rows(
      { name: '', text: `update club_project set sent_at = sent_at - interval '9 days' where id = $1` },
      [projectID],
    )
    const { data } = await addResource(head, clubID, projectID)
    expect(await waiting(projectID)).toBe(1)
    const [late] = await db.rows<{ isLate: boolean }>(
      {
        name: '',
        text: `select sent_at < now() - interval '1 day' as "isLate" from club_project where id = $1`,
      },
      [projectID],
    )
    expect(late).toEqual({ isLate: false })
    await head.send('DELETE', `/api/clubs/${clubID}/my-projects/${projectID}/resources/${data.resourceID}`)
    expect(await waiting(projectID)).toBe(0)
  })
})

describe('the approval of a project', () => {
  const staff = testStaff(db)
  it('grants the whole cost or less, and is refused when the club has changed the project since', async () => {
    const { head, clubID, projectID } = await newProject()
    await addResource(head, clubID, projectID)
    const headers = await staff.signIn(await staff.addAdministrator())
    const entry = async () =>
      (await app.inject({ url: `/api/staff/club-projects/${projectID}`, headers })).json().data
    const answer = async (version: string, approved_cost?: string | number) =>
      app.inject({
        method: 'POST',
        url: `/api/staff/club-projects/${projectID}/answer`,
        headers: { ...headers, 'content-language': 'en' },
        payload: { version, decision: 'approved', ...(approved_cost && { approved_cost }) },
      })
    const { version, cost } = await entry()
    expect(cost).toBe('30.30')
    await addResource(head, clubID, projectID, { quantity: 1 })
    expect((await answer(version)).json().code).toBe('entry_changed')
    const seen = (await entry()).version
    const tooMuch = await answer(seen, '40.41')
    expect([tooMuch.statusCode, tooMuch.json().data]).toEqual([
      422,
      { approved_cost: ['Approve at most 40.40 GEL, which is the cost of the project.'] },
    ])
    const unreadable = await answer(seen, '25,5')
    expect([unreadable.statusCode, unreadable.json().data.approved_cost[0]]).toEqual([
      422,
      'The amount must not be below zero and must be written in digits, with at most two after a point: 12.50',
    ])
    expect((await answer(seen, 25.5)).statusCode).toBe(200)
    expect((await one(head, clubID, projectID)).data).toMatchObject({
      approved_cost: '25.50',
      status: 'approved',
    })
    const notified = await head.read<{ items: object[] }>('/api/notifications')
    expect(notified.data.items).toMatchObject([
      {
        titleeng: 'Your club’s project was answered',
        link: `/clubs/manage?club=${clubID}&project=${projectID}`,
      },
    ])
  })
})

describeAnswering<{ head: TestStudent; clubID: number }>({
  app,
  db,
  university,
  kind: 'club_project',
  path: 'club-projects',
  addEntry: async () => {
    const { head, clubID, projectID } = await newProject()
    await addResource(head, clubID, projectID)
    return { head, clubID, id: projectID }
  },
  decisions: ['approved', 'rejected'],
  read: async ({ head, clubID, id }) => {
    const { status, reason, approved_cost } = (await one(head, clubID, id)).data
    return { status, reason, approved_cost }
  },
  before: { status: 'in_progress', reason: null, approved_cost: null },
  after: { status: 'approved', reason: 'the answer', approved_cost: '30.30' },
})

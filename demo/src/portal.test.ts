import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { program } from '#contract/studies/program.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'
import { namedStudents, findNamedStudent } from './named-students.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })

beforeAll(async () => {
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const [day] = await db.rows<{ today: string }>({ name: '', text })
  await makeUniversity(db, { students: 400, today: day!.today, log: () => undefined })
})

const logIn = async (code: string) => {
  const text = 'select id from student where code = $1'
  const row = await db.row<{ id: number }>({ name: '', text }, [code])
  return (await signIn(db, row!.id)).headers
}
const get = async <Data>(url: string, headers: Record<string, string>): Promise<Data> => {
  const reply = await app.inject({ method: 'GET', url, headers })
  expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200)
  return reply.json<{ data: Data }>().data
}

const plainReads = Object.values(contract)
  .flatMap((area): Endpoint[] => Object.values(area))
  .filter(
    (call) => call.method === 'GET' && call.access === 'student' && !call.path.includes('{') && !call.query,
  )
  .filter((call) => call.answers === undefined)
  .map(({ path }) => path)

test('answers every read for every named student as the contract says', async () => {
  expect(plainReads).toContain('/api/current-schedule')
  for (const { code } of namedStudents) {
    const headers = await logIn(code)
    for (const url of plainReads) {
      const reply = await app.inject({ method: 'GET', url, headers })
      expect([200, 403, 404, 423, 501], `${code} ${url}: ${reply.body.slice(0, 300)}`).toContain(
        reply.statusCode,
      )
    }
    const { groups } = await get<{ groups: object[] }>('/api/current-schedule', headers)
    if (code !== findNamedStudent('opens-soon').code) expect(groups.length, code).toBeGreaterThan(0)
  }
})

test.each(['last-course', 'rotations', 'near-limit', 'second-round'])(
  'sends the programme and the marks of %s in at most 30 KB, for the network of a phone',
  async (key) => {
    const headers = await logIn(findNamedStudent(key).code)
    for (const { path } of [program.fullProgram, program.myEvaluations]) {
      const reply = await app.inject({ method: 'GET', url: path, headers })
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.length, path).toBeLessThanOrEqual(30 * 1024)
    }
  },
)

interface Row {
  readonly scheduleID: number
  readonly config: number
  readonly part: number
  readonly parentID: number | null
  readonly valid: boolean
}

/** A set of the first config with a selectable group in every part. */
const takeable = (groups: readonly Row[]): number[] | null => {
  const open = groups.filter(({ valid, config }) => valid && config === 1)
  const parts = [...new Set(groups.filter(({ config }) => config === 1).map(({ part }) => part))]
  for (const first of open.filter(({ part }) => part === 1)) {
    const others = parts
      .filter((part) => part > 1)
      .map((part) => open.find((group) => group.part === part && group.parentID === first.scheduleID))
    if (others.every((other) => other !== undefined))
      return [first, ...others].map(({ scheduleID }) => scheduleID)
  }
  return null
}

test('registers the new student in a group, which is then in the timetable', async () => {
  const headers = await logIn(findNamedStudent('new').code)
  const { modules } = await get<{ modules: { program_moduleID: number; kind: string }[] }>(
    '/api/registration/program-modules',
    headers,
  )
  for (const { program_moduleID } of modules.filter(({ kind }) => kind === 'compulsory')) {
    const { subjects } = await get<{
      subjects: { subjectID: number; is_registered: boolean; free_groups: number }[]
    }>(`/api/registration/program-modules/${program_moduleID}`, headers)
    for (const { subjectID } of subjects.filter((each) => !each.is_registered && each.free_groups > 0)) {
      const { groups } = await get<{ groups: Row[] }>(
        `/api/registration/groups/general/${subjectID}`,
        headers,
      )
      const schedule_ids = takeable(groups)
      if (schedule_ids === null) continue
      const payload = { program_module_id: program_moduleID, schedule_ids }
      const reply = await app.inject({ method: 'POST', url: '/api/registration', headers, payload })
      expect(reply.statusCode, reply.body).toBe(200)
      const schedule = await get<{ groups: { scheduleID: number }[] }>('/api/current-schedule', headers)
      expect(schedule.groups.map(({ scheduleID }) => scheduleID)).toEqual(
        expect.arrayContaining(schedule_ids),
      )
      return
    }
  }
  expect.unreachable('no subject could be taken')
})

import { toSide } from '#contract/endpoint/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { listCalls, type NamedCall } from '#server/app/list-calls.ts'
import { toJsonSchema, type JsonSchema } from '#server/app/json-schema.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { getReadAccess } from '#server/http/student-view/read-access.ts'
import { makeUniversity } from './make-university.ts'
import { listForeignIDs } from './foreign-ids/foreign-ids.ts'
import { listPublicIDs } from './foreign-ids/public-ids.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })

beforeAll(async () => {
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const [day] = await db.rows<{ today: string }>({ name: '', text })
  await makeUniversity(db, { students: 400, today: day!.today, log: () => undefined, filesDir })
})

const isNumber = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'integer' || type === 'number' || anyOf.some(isNumber)
/** Numbers that count or measure something are no ids; any other number, or name that ends like an id, may be one. */
const mayName = (name: string, schema: JsonSchema): boolean =>
  /(id|ids)$/i.test(name) || (/group|subject|supervisor/i.test(name) && isNumber(schema.items ?? schema))
const idsIn = (schema: JsonSchema): boolean =>
  Object.entries(schema.properties ?? {}).some(([name, each]) => mayName(name, each) || idsIn(each)) ||
  (schema.items !== undefined && idsIn(schema.items)) ||
  (schema.anyOf ?? []).some(idsIn)
const hasID = ({ endpoint: { params, query, body } }: NamedCall): boolean =>
  Object.keys(params ?? {}).length > 0 ||
  Object.keys(query ?? {}).some((name) => /(id|supervisor)$/i.test(name)) ||
  (body !== undefined && idsIn(toJsonSchema(body, 'input')))

const calls = listCalls()
/** The university's own site names whom it likes; its key is the right (`access.test.ts`). For staff see `staff-access.test.ts`. */
const isForStudents = ({ endpoint }: NamedCall) => ['student', 'public'].includes(toSide(endpoint.access))
const callsWithID = calls.filter((call) => isForStudents(call) && hasID(call))

interface Found {
  readonly owner: number
  readonly intruder?: number | null
  readonly params?: Readonly<Record<string, number>>
  readonly body?: Readonly<Record<string, number | string>> | null
}

const send = async ({ endpoint }: NamedCall, found: Found, file: string | undefined, studentID: number) => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(found.params?.[name]))
  const { headers } = await signIn(db, studentID)
  const request = { method: endpoint.method, url: path }
  if (file === undefined)
    return app.inject({ ...request, headers, ...(found.body && { payload: found.body }) })
  const form = new FormData()
  for (const [name, value] of Object.entries(found.body ?? {})) form.append(name, String(value))
  form.append(file, new Blob([new Uint8Array(smallFiles['pdf']!)]), 'a.pdf')
  const body = new Response(form)
  return app.inject({
    ...request,
    headers: { ...headers, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

const fellow = `select o.id from student s join student o on o.programme_id = s.programme_id and o.id <> s.id
  where s.id = $1 and o.is_active order by o.id desc limit 1`

describe("a call with another student's id", () => {
  it('is tried, or listed as public, for each call of the contract that has an id', () => {
    const names = callsWithID.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name) => !(name in listForeignIDs) && !(name in listPublicIDs))).toEqual([])
    expect(Object.keys(listForeignIDs).filter((name) => name in listPublicIDs)).toEqual([])
    // The lists contain only existing calls with an id.
    const all = calls.filter(hasID).map(({ name }) => name)
    expect(
      [...Object.keys(listForeignIDs), ...Object.keys(listPublicIDs)].filter((name) => !all.includes(name)),
    ).toEqual([])
  })

  // spec 6.5
  it.each(callsWithID.filter(({ name }) => name in listForeignIDs))(
    '$name: 403 or 404, never data',
    async (call) => {
      const { prepare, row, file } = listForeignIDs[call.name]!
      if (prepare !== undefined) await db.rows({ name: '', text: prepare })
      const found = await db.row<Found>({ name: '', text: row })
      if (found === undefined) return expect.unreachable('the demo has nothing of the kind')
      const other =
        found.intruder ?? (await db.row<{ id: number }>({ name: '', text: fellow }, [found.owner]))!.id
      const refused = await send(call, found, file, other)
      expect([403, 404], refused.body.slice(0, 300)).toContain(refused.statusCode)
      expect(refused.json()).not.toHaveProperty('data')
      // The id exists: its owner gets an answer, or a refusal with another reason.
      const own = await send(call, found, file, found.owner)
      expect([401, 403, 404, 422, 500, 501], own.body.slice(0, 300)).not.toContain(own.statusCode)
    },
  )
})

describe('staff who see the portal as a student', () => {
  const readOnly = openDatabase(db.url, 4, { logsConnections: false })
  const viewing = makeApp({ db: readOnly, checkReplies: true, quiet: true, filesDir })
  let staffHeaders: Readonly<Record<string, string>>
  const views = new Map<number, Readonly<Record<string, string>>>()

  /** The headers of a view of this student. */
  const openView = async (studentID: number) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/staff/students/${studentID}/views`,
      headers: staffHeaders,
      payload: { reason: 'a test' },
    })
    return { authorization: `Bearer ${reply.json<{ data: { token: string } }>().data.token}` }
  }
  const isShown = ({ endpoint }: NamedCall) => {
    const access = getReadAccess(endpoint)
    return (
      endpoint.access === 'student' &&
      endpoint.answers === undefined &&
      (access === 'shown' ||
        (access !== null && typeof access === 'object' && ('needs' in access || 'without' in access)))
    )
  }
  const shown = calls.filter(isShown)
  const found = new Map<string, Found>()
  let notification: Found
  let readerHeaders: Readonly<Record<string, string>>

  beforeAll(async () => {
    const staff = testStaff(db)
    staffHeaders = await staff.signIn(await staff.addAdministrator())
    const anyone = await db.rows<{ owner: number }>({
      name: '',
      text: 'select id as owner from student where is_active order by id limit 1',
    })
    for (const { name } of shown) {
      const text = listForeignIDs[name]?.row
      const row = text === undefined ? undefined : await db.row<Found>({ name: '', text })
      found.set(name, row ?? anyone[0]!)
    }
    for (const { owner } of found.values()) if (!views.has(owner)) views.set(owner, await openView(owner))
    notification = found.get('notifications.one')!
    readerHeaders = (await signIn(db, notification.owner)).headers
    // From here on new connections can change nothing.
    const name = new URL(db.url).pathname.slice(1)
    await db.rows({ name: '', text: `alter database "${name}" set default_transaction_read_only = on` })
  })
  afterAll(() => readOnly.close())

  it.each(shown)('$name changes nothing by being read', async ({ name, endpoint }) => {
    const { owner, params } = found.get(name)!
    const url = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => String(params?.[key] ?? 1))
    const reply = await viewing.inject({ url, headers: views.get(owner)! })
    expect([200, 403, 404, 409, 422, 423], reply.body.slice(0, 300)).toContain(reply.statusCode)
    expect(reply.body).not.toMatch(/view_(private|needs|read)/)
  })

  it('would fail for a read that marks something as seen', async () => {
    const url = `/api/notifications/${notification.params!['id']}`
    const reply = await viewing.inject({ url, headers: readerHeaders })
    expect(reply.statusCode).toBe(500)
  })
})

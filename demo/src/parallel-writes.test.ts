import { beforeAll, describe, expect, it } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { makeApp } from '#server/app.ts'
import { listCalls, type NamedCall } from '#server/app/list-calls.ts'
import {
  isError,
  listInputs,
  sendAtOnce,
  sendInput,
  type ValidInput,
} from '#server/app/test-parallel-writes.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { listForeignIDs } from './foreign-ids/foreign-ids.ts'
import { makeUniversity } from './make-university.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
let studentIDs: readonly number[] = []

beforeAll(async () => {
  const text = `select (now() at time zone 'Asia/Tbilisi')::date as today`
  const [day] = await db.rows<{ today: string }>({ name: '', text })
  await makeUniversity(db, { students: 400, today: day!.today, log: () => undefined, filesDir })
  const students = await db.rows<{ id: number }>({
    name: '',
    text: 'select id from student where is_active order by id limit 20',
  })
  studentIDs = students.map(({ id }) => id)
})

const calls = listCalls().filter(
  ({ endpoint }) => endpoint.method !== 'GET' && toSide(endpoint.access) === 'student',
)

interface Found {
  readonly owner: number
  readonly params?: Readonly<Record<string, number>>
  readonly body?: unknown
}

/** Input for a call that names one of the student's rows, if the demo has one. */
const findOwn = async ({ name, endpoint }: NamedCall) => {
  const { prepare, row } = listForeignIDs[name] ?? {}
  if (row === undefined) return undefined
  // Another call of this test may have added it already.
  if (prepare !== undefined) await db.rows({ name: '', text: prepare }).catch(() => [])
  const found = await db.row<Found>({ name: '', text: row })
  if (found === undefined) return undefined
  const segments = Object.keys(endpoint.params ?? {}).map((each) => String(found.params?.[each]))
  return { studentID: found.owner, input: { segments, body: found.body ?? undefined } }
}

const listAttempts = async (one: NamedCall) => {
  const own = await findOwn(one)
  const generated = listInputs(one, 3, 11).map((input: ValidInput, nth) => ({
    studentID: studentIDs[(nth * 7) % studentIDs.length]!,
    input,
  }))
  return own === undefined ? generated : [own, ...generated]
}

describe('a student call sent twelve times in parallel', () => {
  it.each(calls)('$name never answers 5xx', async (one) => {
    for (const [nth, { studentID, input }] of (await listAttempts(one)).entries()) {
      const { headers } = await signIn(db, studentID)
      for (const keys of nth === 0 ? (['one', 'own', 'none'] as const) : (['one', 'none'] as const)) {
        const replies = await sendAtOnce(one, keys, (more) =>
          sendInput(app, one, input, { ...headers, ...more }),
        )
        expect(replies.find(isError)?.body, `${keys} ${JSON.stringify(input)}`).toBeUndefined()
      }
    }
  })
})

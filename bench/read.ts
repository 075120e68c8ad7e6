import { equal } from 'node:assert/strict'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { getJson, pool, runWithFloorAndPortal, type StudentRequest } from './general/floor-and-portal.ts'
import { connections, loadServer, measureInTurns, summarizeTurns } from './general/loads.ts'
import { withDemoDatabase } from './portal/demo-database.ts'

// The student's own registrations: the portal and a bare server, in turns.
const path = '/api/registration/already-registered'
const goal = 0.9

const signInStudents = async (db: Database): Promise<StudentRequest[]> => {
  const students = await db.rows<{ id: number }>({
    name: '',
    text: `select student_id as id from registration join semester s on s.id = semester_id and s.is_current
      group by student_id having count(*) between 4 and 7 order by student_id limit 100`,
  })
  return Promise.all(students.map(async ({ id }) => ({ ...(await signIn(db, id)), path })))
}

interface OwnRegistrations {
  readonly subjects: readonly {
    readonly registrationID: number
    readonly subjectID: number
    readonly subjecteng: string
    readonly groups: readonly { readonly scheduleID: number }[]
  }[]
}

/** The floor's reply the first time that it reads a student. */
interface FloorReply {
  readonly state: {
    readonly registrations: readonly { readonly registrationID: number; readonly groups: readonly number[] }[]
  }
}

/** Both must return the same registrations. */
const portalSeats = ({ subjects }: OwnRegistrations): string =>
  JSON.stringify(
    subjects.map(({ registrationID, groups }) => [registrationID, groups.map((one) => one.scheduleID)]),
  )
const floorSeats = ({ state }: FloorReply): string =>
  JSON.stringify(state.registrations.map(({ registrationID, groups }) => [registrationID, groups]))

/** A change by SQL is visible in the next read: nothing but the session is cached. */
const checkFreshness = async (db: Database, url: string, student: StudentRequest): Promise<void> => {
  for (let time = 0; time < 20; time += 1) {
    const [first] = (await getJson<{ data: OwnRegistrations }>(url, student)).data.subjects
    const name = `Renamed ${time}`
    await db.row({ name: '', text: 'update subject set name_en = $2 where id = $1' }, [
      first!.subjectID,
      name,
    ])
    const [now] = (await getJson<{ data: OwnRegistrations }>(url, student)).data.subjects
    equal(now!.subjecteng, name)
  }
}

const measure = await withDemoDatabase(500, async (db) => {
  const everybody = await signInStudents(db)
  const first = everybody[0]!
  return runWithFloorAndPortal(db, [4201, 4202], async ({ floor, portal }) => {
    const [bare] = await getJson<FloorReply[]>(floor.url, first)
    const { data } = await getJson<{ data: OwnRegistrations }>(portal.url, first)
    equal(portalSeats(data), floorSeats(bare!))
    await checkFreshness(db, portal.url, first)
    return measureInTurns({ floor, portal }, ({ url }, duration) => loadServer(url, everybody, duration))
  })
})

const { ratio, floor, portal } = summarizeTurns(measure)
console.log(
  JSON.stringify({
    bench: 'read',
    path,
    connections,
    pool: Number(pool),
    floor,
    portal,
    ratio,
    fresh: true,
    goal: `ratio ≥ ${goal}`,
    ok: ratio >= goal,
  }),
)
process.exitCode = ratio >= goal ? 0 : 1

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { commit } from './commit.ts'
import { takeSeats, type BatchItem, type CommitResult, type CommittedChange, type SeatRow } from './sql.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { semesterID, programmeID, moduleID } = university

const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)

const subjects = 3
const maxStudents = 24
/** Of each subject two lectures and two practices. */
const sets: { readonly subjectID: number; readonly groups: readonly number[] }[] = []
const students: number[] = []

beforeAll(async () => {
  for (let nth = 0; nth < subjects; nth += 1) {
    const subjectID = await university.addSubject()
    const addGroup = (part: number) => university.addGroup({ subjectID, part, type: part === 1 ? 1 : 7 })
    const lectures = [await addGroup(1), await addGroup(1)]
    const practices = [await addGroup(2), await addGroup(2)]
    for (const lecture of lectures)
      for (const practice of practices) sets.push({ subjectID, groups: [lecture, practice] })
  }
  for (let nth = 0; nth < maxStudents; nth += 1) students.push(await university.addStudent())
})

/** The acts of one student: a set, a refusal by the rules, a change or a cancellation of the registered set, a plan of two. */
const action = fc.record({
  what: fc.constantFrom(
    'registers',
    'registers',
    'registers',
    'refused',
    'changes',
    'cancels',
    'plans',
    'stale',
  ),
  set: fc.nat(subjects * 4 - 1),
  other: fc.nat(subjects * 4 - 1),
  whole: fc.boolean(),
})

interface OwnSet {
  readonly registration: number
  readonly groups: readonly number[]
}

const take = async (items: readonly BatchItem[]): Promise<CommitResult[]> =>
  (await takeSeats(db, items)).toSorted((one, other) => one.n - other.n)

const makeRow = (action: SeatRow['action'], set: number, rest: Partial<SeatRow> = {}): SeatRow => ({
  action,
  subject: sets[set]!.subjectID,
  module: moduleID,
  programme: programmeID,
  groups: sets[set]!.groups,
  registration: null,
  code: null,
  reason_ka: null,
  reason_en: null,
  ...rest,
})

const makeItem = async (
  nth: number,
  moves: readonly SeatRow[],
  rest: Partial<BatchItem> = {},
): Promise<BatchItem> => {
  const student = students[nth]!
  const [row] = await run<{ version: number; catalogue: number }>(
    `select registration_version as version, (select catalogue_version from semester where id = $2) as catalogue
     from student where id = $1`,
    [student, semesterID],
  )
  const { version: as_of, catalogue } = row!
  return {
    student,
    as_of,
    semester: semesterID,
    catalogue,
    from: null,
    until: null,
    key: null,
    hash: null,
    whole: true,
    stops: false,
    moves,
    ...rest,
  }
}

describe('takeSeats', () => {
  it('what is committed together could have been committed one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 2, maxLength: maxStudents }),
        fc.array(fc.nat(8), { minLength: subjects * 4, maxLength: subjects * 4 }),
        async (actions, capacities) => {
          await run('delete from registration')
          await run('update study_group set capacity = 100')
          const groups = [...new Set(sets.flatMap(({ groups: each }) => each))]
          // A student who changes or cancels has a registration first.
          const before = new Map<number, OwnSet>()
          for (const [nth, { what, set }] of actions.entries()) {
            if (what !== 'changes' && what !== 'cancels') continue
            const [had] = await take([await makeItem(nth, [makeRow('registered', set % sets.length)])])
            before.set(nth, {
              registration: (had!.moves[0] as CommittedChange).registration!,
              groups: sets[set % sets.length]!.groups,
            })
          }
          await run(
            'update study_group g set capacity = greatest(c.seats, g.taken) from unnest($1::int[], $2::int[]) c(id, seats) where g.id = c.id',
            [groups, capacities.slice(0, groups.length)],
          )
          const ownSubject = (nth: number) =>
            sets.findIndex(({ groups: each }) => each === before.get(nth)?.groups)
          const items = await Promise.all(
            actions.map(({ what, set: requested, other, whole }, nth) => {
              const set = requested % sets.length
              const registration = before.get(nth)?.registration ?? null
              if (what === 'refused')
                return makeItem(nth, [
                  makeRow('registered', set, { code: 'clash', reason_ka: 'არა', reason_en: 'No' }),
                ])
              if (what === 'cancels')
                return makeItem(nth, [makeRow('cancelled', ownSubject(nth), { registration, groups: [] })])
              if (what === 'changes') {
                const same = sets.flatMap(({ subjectID }, at) =>
                  subjectID === sets[ownSubject(nth)]!.subjectID ? at : [],
                )
                return makeItem(nth, [makeRow('changed', same[other % same.length]!, { registration })])
              }
              if (what === 'plans' && sets[other]!.subjectID !== sets[set]!.subjectID) {
                return makeItem(nth, [makeRow('registered', set), makeRow('registered', other)], { whole })
              }
              return makeItem(nth, [makeRow('registered', set)], what === 'stale' ? { as_of: -1 } : {})
            }),
          )
          const [{ begunAt } = { begunAt: '' }] = await run<{ begunAt: string }>(
            'select clock_timestamp()::text as "begunAt"',
          )
          const outcomes = await take(items)

          // Each item has one result, with the student's version after it.
          expect(outcomes.map(({ n }) => n)).toEqual(items.map((_, nth) => nth + 1))
          const versions = new Map(
            (
              await run<{ id: number; version: number }>(
                'select id, registration_version as version from student',
              )
            ).map(({ id, version }) => [id, version]),
          )
          const held = await run<{ student: number; registration: number; groups: number[] }>(
            `select r.student_id as student, r.id as registration, array_agg(rg.group_id order by rg.part) as groups
           from registration r join registration_group rg on rg.registration_id = r.id group by r.id`,
          )
          const counts = await run<{ id: number; taken: number; capacity: number; held: number }>(
            `select id, taken, capacity, (select count(*) from registration_group where group_id = g.id) as held
           from study_group g where id = any($1)`,
            [groups],
          )
          for (const { taken, capacity, held: seats } of counts) {
            expect(taken).toBe(seats)
            expect(taken).toBeLessThanOrEqual(capacity)
          }
          const isFull = new Map(counts.map(({ id, taken, capacity }) => [id, taken >= capacity]))
          const anybodyFreesSeats = actions.some(({ what }) => what === 'changes' || what === 'cancels')
          const receipts = await run<{ student: number; code: string | null; groups: number[] }>(
            'select student_id as student, code, group_ids as groups from receipt where at >= $1',
            [begunAt],
          )
          for (const [nth, outcome] of outcomes.entries()) {
            const item = items[nth]!
            expect(outcome.version).toBe(versions.get(item.student))
            if (actions[nth]!.what === 'stale') expect(outcome).toMatchObject({ outcome: 'stale', moves: [] })
            if (outcome.outcome !== 'done') continue
            for (const [at, made] of outcome.moves.entries()) {
              const move = item.moves[at]!
              expect(receipts).toContainEqual({
                student: item.student,
                code: move.code ?? (made.full === null ? null : 'group_full'),
                groups: move.groups,
              })
              const mine = held.find(({ registration }) => registration === made.registration)
              if (move.code !== null || made.full !== null) expect(made.registration).toBeNull()
              else if (move.action === 'cancelled') expect(mine).toBeUndefined()
              else
                expect(mine).toEqual({
                  student: item.student,
                  registration: made.registration,
                  groups: move.groups,
                })
              // Nobody is refused for a seat that nobody got, unless it was freed since.
              if (made.full !== null && !anybodyFreesSeats) {
                expect(move.groups).toContain(made.full)
                expect(isFull.get(made.full)).toBe(true)
              }
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('commit', () => {
  it('rejects only the student whose item fails, and the others wait for few statements more', async () => {
    await run('delete from registration')
    await run('update study_group set capacity = 100')
    const wrong = 17
    const items = await Promise.all(
      students.map((_, nth) =>
        makeItem(nth, [
          nth === wrong ? makeRow('cancelled', 0, { registration: 2_000_000_000 }) : makeRow('registered', 0),
        ]),
      ),
    )
    let statements = 0
    const rows: Database['rows'] = (statement, values) => {
      if (statement.name === 'enrolment.takeSeats') statements += 1
      return db.seatConnections.rows(statement, values)
    }
    const watched: Database = { ...db, seatConnections: { ...db.seatConnections, rows } }
    const found = await Promise.allSettled(items.map((item) => commit(watched, item)))
    expect(found.flatMap(({ status }, nth) => (status === 'rejected' ? nth : []))).toEqual([wrong])
    for (const one of found) if (one.status === 'fulfilled') expect(one.value.outcome).toBe('done')
    expect((await run('select from registration')).length).toBe(students.length - 1)
    // The first comes alone; of the others each half that throws is two more.
    expect(statements).toBeLessThanOrEqual(2 + 2 * Math.ceil(Math.log2(students.length)))
  })
})

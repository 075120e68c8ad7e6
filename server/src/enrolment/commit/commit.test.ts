import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { commit as settleAtDesk } from './commit.ts'
import { takeSeats, type CommittedChange, type BatchItem, type SeatChange, type CommitResult } from './sql.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { semesterID, programmeID, moduleID } = university

const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)

const subjects = 3
const studentsAtMost = 24
/** Of each subject two lectures and two practices. */
const sets: { readonly subjectID: number; readonly groups: readonly number[] }[] = []
const students: number[] = []

beforeAll(async () => {
  for (let nth = 0; nth < subjects; nth += 1) {
    const subjectID = await university.addSubject()
    const groupOf = (part: number) => university.addGroup({ subjectID, part, type: part === 1 ? 1 : 7 })
    const lectures = [await groupOf(1), await groupOf(1)]
    const practices = [await groupOf(2), await groupOf(2)]
    for (const lecture of lectures)
      for (const practice of practices) sets.push({ subjectID, groups: [lecture, practice] })
  }
  for (let nth = 0; nth < studentsAtMost; nth += 1) students.push(await university.addStudent())
})

/** What one student does: a set, a refusal by the rules, a change of the set that she has or giving it up, a plan of two. */
const doing = fc.record({
  what: fc.constantFrom(
    'registers',
    'registers',
    'registers',
    'refused',
    'changes',
    'gives up',
    'plans',
    'stale',
  ),
  set: fc.nat(subjects * 4 - 1),
  other: fc.nat(subjects * 4 - 1),
  whole: fc.boolean(),
})

interface Held {
  readonly registration: number
  readonly groups: readonly number[]
}

const settle = async (items: readonly BatchItem[]): Promise<CommitResult[]> =>
  (await takeSeats(db, items)).toSorted((one, other) => one.n - other.n)

const moveOf = (action: SeatChange['action'], set: number, rest: Partial<SeatChange> = {}): SeatChange => ({
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

const asked = async (
  nth: number,
  moves: readonly SeatChange[],
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
    whole: true,
    moves,
    ...rest,
  }
}

test('whatever is settled together could have been settled one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(doing, { minLength: 2, maxLength: studentsAtMost }),
      fc.array(fc.nat(8), { minLength: subjects * 4, maxLength: subjects * 4 }),
      async (wishes, capacities) => {
        await run('delete from registration')
        await run('update study_group set capacity = 100')
        const groups = [...new Set(sets.flatMap(({ groups: each }) => each))]
        // Who changes or gives up has something first.
        const before = new Map<number, Held>()
        for (const [nth, { what, set }] of wishes.entries()) {
          if (what !== 'changes' && what !== 'gives up') continue
          const [had] = await settle([await asked(nth, [moveOf('registered', set % sets.length)])])
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
          wishes.map(({ what, set: wanted, other, whole }, nth) => {
            const set = wanted % sets.length
            const registration = before.get(nth)?.registration ?? null
            if (what === 'refused')
              return asked(nth, [
                moveOf('registered', set, { code: 'clash', reason_ka: 'არა', reason_en: 'No' }),
              ])
            if (what === 'gives up')
              return asked(nth, [moveOf('cancelled', ownSubject(nth), { registration, groups: [] })])
            if (what === 'changes') {
              const same = sets.flatMap(({ subjectID }, at) =>
                subjectID === sets[ownSubject(nth)]!.subjectID ? at : [],
              )
              return asked(nth, [moveOf('changed', same[other % same.length]!, { registration })])
            }
            if (what === 'plans' && sets[other]!.subjectID !== sets[set]!.subjectID) {
              return asked(nth, [moveOf('registered', set), moveOf('registered', other)], { whole })
            }
            return asked(nth, [moveOf('registered', set)], what === 'stale' ? { as_of: -1 } : {})
          }),
        )
        const outcomes = await settle(items)

        // Everybody has one answer, and her version is the one that she was told.
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
        const anybodyFreesSeats = wishes.some(({ what }) => what === 'changes' || what === 'gives up')
        const receipts = await run<{ id: number; student: number; code: string | null }>(
          'select id, student_id as student, code from receipt where id = any($1)',
          [outcomes.flatMap(({ moves }) => moves.map((move) => ('receipt' in move ? move.receipt : 0)))],
        )
        for (const [nth, outcome] of outcomes.entries()) {
          const item = items[nth]!
          expect(outcome.version).toBe(versions.get(item.student))
          if (wishes[nth]!.what === 'stale') expect(outcome).toMatchObject({ outcome: 'stale', moves: [] })
          if (outcome.outcome !== 'done') continue
          for (const [at, made] of outcome.moves.entries()) {
            const move = item.moves[at]!
            expect(receipts.find(({ id }) => id === made.receipt)).toMatchObject({
              student: item.student,
              code: move.code ?? (made.full === null ? null : 'group_full'),
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
            // Nobody is refused for a seat that nobody got, unless somebody has left it since.
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
}, 60_000)

test('whose settling throws is told so alone, and the others wait for few statements more', async () => {
  await run('delete from registration')
  await run('update study_group set capacity = 100')
  const wrong = 17
  const items = await Promise.all(
    students.map((_, nth) =>
      asked(nth, [
        nth === wrong ? moveOf('cancelled', 0, { registration: 2_000_000_000 }) : moveOf('registered', 0),
      ]),
    ),
  )
  let statements = 0
  const rows: Database['rows'] = (statement, values) => {
    if (statement.name === 'registration.settleSeats') statements += 1
    return db.seatConnections.rows(statement, values)
  }
  const watched: Database = { ...db, seatConnections: { ...db.seatConnections, rows } }
  const found = await Promise.allSettled(items.map((item) => settleAtDesk(watched, item)))
  expect(found.flatMap(({ status }, nth) => (status === 'rejected' ? nth : []))).toEqual([wrong])
  for (const one of found) if (one.status === 'fulfilled') expect(one.value.outcome).toBe('done')
  expect((await run('select from registration')).length).toBe(students.length - 1)
  // The first comes alone; of the others each half that throws is two more.
  expect(statements).toBeLessThanOrEqual(2 + 2 * Math.ceil(Math.log2(students.length)))
})

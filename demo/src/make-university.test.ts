import { beforeAll, expect, test } from 'vitest'
import { findClash, meetSimultaneously } from '#rules/registration/clash.ts'
import { defaultCreditLimits } from '#rules/registration/credits.ts'
import { checkLinkedSet, hasValidSet } from '#rules/registration/linked-sets.ts'
import type { PartGroup } from '#rules/registration/linked-sets.ts'
import { loadUser } from '#server/user/load-user.ts'
import { isPasswordCorrect } from '#server/credentials/password.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { distanceRoomID } from './groups/rooms.ts'
import { makeUniversity } from './make-university.ts'
import { namedStudents, sharedPassword, findNamedStudent } from './named-students.ts'

const db = await testDatabase()
const rows = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)
const number = async (text: string) => (await rows<{ n: number }>(`select (${text})::int as n`))[0]!.n

interface Group extends PartGroup {
  readonly lecturerID: number
  readonly rooms: readonly (number | null)[]
}
let groups: Group[]
let held: Map<number, Group[]>

beforeAll(async () => {
  const [day] = await rows<{ today: string }>(`select (now() at time zone 'Asia/Tbilisi')::date as today`)
  await makeUniversity(db, { students: 3000, today: day!.today, log: () => undefined })
  groups = await rows<Group>(
    `select p."scheduleID", p."subjectID", p.config, p.part, p."parentID", p.rotation, p.meetings, p.ranges,
       g.lecturer_id as "lecturerID",
       (select json_agg(m.room_id order by m.position) from group_meeting m where m.group_id = g.id) as rooms
     from part_group p join study_group g on g.id = p."scheduleID"`,
  )
  const byID = new Map(groups.map((group) => [group.scheduleID, group]))
  const seats = await rows<{ student: number; group: number }>(
    `select r.student_id as student, rg.group_id as group
     from registration r join registration_group rg on rg.registration_id = r.id`,
  )
  held = Map.groupBy(
    seats.map((seat) => ({ student: seat.student, group: byID.get(seat.group)! })),
    ({ student }) => student,
  ) as never
  for (const [student, own] of held)
    held.set(
      student,
      (own as never as { group: Group }[]).map(({ group }) => group),
    )
})

test('has the requested size and two different names for everything', async () => {
  expect(await number('select count(*) from school')).toBe(6)
  expect(await number('select count(*) from programme')).toBeGreaterThanOrEqual(20)
  expect(await number('select count(distinct name_ka) from subject')).toBeGreaterThanOrEqual(300)
  expect(await number('select count(distinct name_en) from subject')).toBeGreaterThanOrEqual(300)
  expect(await number('select count(*) from study_group')).toBeGreaterThanOrEqual(1000)
  expect(await number('select count(*) from student')).toBe(3000)
  for (const table of [
    'school',
    'programme',
    'concentration',
    'subject',
    'module',
    'semester',
    'academic_event',
    'holiday',
  ]) {
    expect(
      await number(`select count(*) from ${table} where name_ka !~ '[ა-ჰ]' or name_en ~ '[ა-ჰ]'`),
      table,
    ).toBe(0)
  }
  for (const table of ['student', 'lecturer']) {
    const wrong = `fname_ka !~ '^[ა-ჰ]+$' or lname_ka !~ '^[ა-ჰ-]+$' or fname_en !~ '^[A-Z][a-z]+$' or lname_en !~ '^[A-Z][A-Za-z-]+$'`
    expect(await number(`select count(*) from ${table} where ${wrong}`), table).toBe(0)
  }
})

test("has modules that add up to the programme's credits, and marks for most students", async () => {
  const sums = await rows<{ name: string; ects: number; sum: number }>(
    `select p.name_en as name, p.ects, sum(m.required_credits)::int as sum
     from programme p join module m on m.programme_id = p.id
     where m.kind <> 'minor' and (m.concentration_id is null
       or m.concentration_id = (select min(c.id) from concentration c where c.programme_id = p.id))
     group by p.id`,
  )
  expect(sums.filter(({ ects, sum }) => ects !== sum)).toEqual([])
  expect(await number('select count(distinct student_id) from mark')).toBeGreaterThan(1800)
  expect(await number('select count(distinct status_id) from mark')).toBe(5)
  expect(await number('select count(*) from mark where is_recovery')).toBeGreaterThan(100)
  // A student's history ends where the current semester begins, without gaps.
  expect(
    await number(`select count(*) from student s where s.status_id <> 3 and s.study_semester - 1 <>
      (select count(distinct semester_id) from mark k where k.student_id = s.id)`),
  ).toBe(0)
})

test('has components that add up to the mark, and one student with marks of every status', async () => {
  expect(
    await number(`select count(*) from mark k
      where k.status_id not in (select id from mark_status where is_recognised) and k.score <> (select sum(c.score) from component_score c
        join mark_component m on m.id = c.component_id
        where c.student_id = k.student_id and m.semester_id = k.semester_id and m.subject_id = k.subject_id)`),
  ).toBe(0)
  const marks = await rows<{ status_id: number; is_recovery: boolean; earned: boolean }>(
    `select k.status_id, k.is_recovery, exists (select from mark l where l.student_id = k.student_id
       and l.subject_id = k.subject_id and l.semester_id >= k.semester_id and l.status_id in (select id from mark_status where is_passed)) as earned
     from mark k join student s on s.id = k.student_id where s.code = 'U2300003'`,
  )
  expect(new Set(marks.map(({ status_id }) => status_id))).toEqual(new Set([1, 3, 4, 5, 7]))
  expect(marks.some(({ is_recovery }) => is_recovery)).toBe(true)
  expect(marks.filter(({ earned }) => !earned)).toEqual([])
  // Running subjects have some points, and more to come.
  const running = `from registration r join mark_component m on m.semester_id = r.semester_id and m.subject_id = r.subject_id
    left join component_score c on c.component_id = m.id and c.student_id = r.student_id where r.student_id = 1`
  expect(await number(`select count(c.score) ${running}`)).toBeGreaterThan(2)
  expect(await number(`select count(*) ${running} and c.score is null and m.is_final`)).toBeGreaterThan(2)
})

test("counts a group's seats as the registrations do, and the database continues to count", async () => {
  expect(
    await number(`select count(*) from study_group g
      where g.taken <> (select count(*) from registration_group rg where rg.group_id = g.id)`),
  ).toBe(0)
  const [before] = await rows<{ registration_id: number; group_id: number; taken: number }>(
    'select rg.registration_id, rg.group_id, g.taken from registration_group rg join study_group g on g.id = rg.group_id limit 1',
  )
  await rows('delete from registration_group where registration_id = $1 and group_id = $2', [
    before!.registration_id,
    before!.group_id,
  ])
  expect(await number(`select taken from study_group where id = ${before!.group_id}`)).toBe(before!.taken - 1)
  await rows('insert into registration_group select $1, id, part from study_group where id = $2', [
    before!.registration_id,
    before!.group_id,
  ])
  expect(await number(`select taken from study_group where id = ${before!.group_id}`)).toBe(before!.taken)
})

test('has varied groups: full, nearly full, rotations with gaps, distance, Saturday, linked parts', async () => {
  const count = (condition: string) => number(`select count(*) from study_group g where ${condition}`)
  expect(await count('taken = capacity')).toBeGreaterThan(50)
  expect(await count('capacity - taken between 1 and 2')).toBeGreaterThan(20)
  expect(
    await count('is_rotation and (select count(*) from group_dates d where d.group_id = g.id) > 1'),
  ).toBeGreaterThan(10)
  const meets = (condition: string) =>
    `exists (select from group_meeting m where m.group_id = g.id and ${condition})`
  expect(await count(meets('room_id is null'))).toBeGreaterThan(0)
  expect(await count(meets('room_id in (select id from room where is_distance)'))).toBeGreaterThan(0)
  expect(await count(meets('weekday = 6'))).toBeGreaterThan(5)
  expect(
    await count(`not ${meets('true')} or ${meets(`starts < '09:00' or ends > '20:00' or weekday = 7`)}`),
  ).toBe(0)
  expect(await count('part = 3 and parent_id is not null')).toBeGreaterThan(0)
  expect(await count('config = 2')).toBeGreaterThan(0)
  expect(await number('select count(distinct lecture_type_id) from study_group')).toBe(6)
})

test('has no lecturer or room in two groups at once', () => {
  const busy = new Map<string, Group[]>()
  for (const group of groups) {
    group.meetings.forEach((meeting, index) => {
      const once = { ...group, meetings: [meeting] }
      const room = group.rooms[index] ?? distanceRoomID
      if (room !== distanceRoomID) busy.set(`room ${room}`, [...(busy.get(`room ${room}`) ?? []), once])
      const lecturer = `lecturer ${group.lecturerID}`
      busy.set(lecturer, [...(busy.get(lecturer) ?? []), once])
    })
  }
  expect(busy.size).toBeGreaterThan(300)
  const twice = [...busy].filter(([, all]) =>
    all.some((one, at) => all.slice(at + 1).some((other) => meetSimultaneously(one, other))),
  )
  expect(twice.map(([who]) => who)).toEqual([])
})

test('has groups for every subject, and registrations of whole sets without clashes', async () => {
  const bySubject = Map.groupBy(groups, ({ subjectID }) => subjectID)
  expect([...bySubject].filter(([, all]) => !hasValidSet(all))).toEqual([])
  expect(held.size).toBeGreaterThan(2200)
  const incomplete: { student: number; found: unknown }[] = []
  for (const [student, own] of held) {
    const clashing = own.filter((group) => findClash(group, own, { subjectID: group.subjectID }) !== null)
    expect(clashing, `student ${student}`).toEqual([])
    for (const [subject, parts] of Map.groupBy(own, ({ subjectID }) => subjectID)) {
      const found = checkLinkedSet(parts, bySubject.get(subject)!)
      if (found !== 'complete') incomplete.push({ student, found })
    }
  }
  const student = await getID('parts')
  expect(incomplete).toHaveLength(2)
  expect(incomplete).toContainEqual({ student, found: { missingParts: [2, 3] } })
  expect(incomplete).toContainEqual({ student, found: { missingParts: [2] } })
})

test('never exceeds the credits of a semester or a year', async () => {
  const { maximumPerSemester, maximumPerYear } = defaultCreditLimits
  const credits = `select r.student_id, sum(s.credits) as now from registration r join subject s on s.id = r.subject_id group by 1`
  expect(await number(`select max(now) from (${credits}) c`)).toBeLessThanOrEqual(maximumPerSemester)
  expect(
    await number(`select coalesce(max(c.now + k.credits), 0) from (${credits}) c join (
      select k.student_id, sum(k.credits) as credits from mark k join semester m on m.id = k.semester_id
      where m.academic_year = (select academic_year from semester where is_current) group by 1) k using (student_id)`),
  ).toBeLessThanOrEqual(maximumPerYear)
})

const getID = async (key: string) =>
  (await rows<{ id: number }>('select id from student where code = $1', [findNamedStudent(key).code]))[0]!.id

test('has each named student in the state that the log-in page names', async () => {
  const readBlockers = async (key: string) =>
    (await loadUser(db, await getID(key))).blockers.map((blocker) => blocker.key)
  const nothing = [
    'everyday',
    'new',
    'last-course',
    'near-limit',
    'opens-soon',
    'english',
    'rotations',
    'second-round',
  ]
  for (const key of nothing) expect(await readBlockers(key), key).toEqual([])
  expect(await readBlockers('parts')).toEqual(['practise', 'seminar'])
  expect(await readBlockers('documents')).toEqual(['documents'])
  expect(await readBlockers('choose-subjects')).toEqual(['pre_registration'])
  expect(await readBlockers('international')).toEqual(['choose_times', 'contract', 'international_agreement'])
  expect(await readBlockers('visit-booked')).toEqual(['contract'])
  expect(await readBlockers('contract-accepted')).toEqual(['contract'])
  expect(await readBlockers('no-visit-time')).toEqual(['choose_times', 'contract'])
  expect(await readBlockers('foreign-contract')).toEqual(['popup'])
  expect(await readBlockers('scholarship')).toEqual(['bank_account'])
  expect(await readBlockers('location')).toEqual(['student_location'])
  expect(await readBlockers('concentration')).toEqual(['concentration'])
  expect(await readBlockers('law-subjects')).toEqual(['law_subjects'])
  expect(await readBlockers('survey')).toEqual(['survey'])
  expect(await readBlockers('graduating')).toEqual(['graduation_attendance'])
  expect(await loadUser(db, await getID('new'))).toMatchObject({ order_number: 1 })
  expect(await loadUser(db, await getID('last-course'))).toMatchObject({ is_on_last_course: true })
  expect(await loadUser(db, await getID('english'))).toMatchObject({ program_categoryID: 2, currency: 'USD' })
})

test('has the first round open for everybody except students who demonstrate a closed one', async () => {
  const isOpen = `exists (select from student_window w where w.student_id = s.id and w.step = 2
    and w.starts_at <= now() and now() < w.ends_at)`
  const closed = await rows<{ code: string }>(`select code from student s where not ${isOpen}`)
  const special = namedStudents
    .filter(({ window }) => window === 'over' || window === 'soon')
    .map(({ code }) => code)
  expect(closed.map(({ code }) => code).filter((code) => special.includes(code))).toHaveLength(special.length)
  expect(closed.length).toBeLessThan(60)
  const [soon] = await rows<{ opens_time: string }>(
    'select opens_time from student_window where student_id = $1 and step = 2 and starts_at > now()',
    [await getID('opens-soon')],
  )
  expect(soon).toEqual({ opens_time: '12:00' })
})

test('lets the named students log in with their own passwords, all others with the shared one', async () => {
  const readHash = async (code: string) =>
    (await rows<{ hash: string }>('select password_hash as hash from student where code = $1', [code]))[0]!
      .hash
  for (const { code, password } of namedStudents)
    expect(await isPasswordCorrect(await readHash(code), password)).toBe(true)
  const others = await rows<{ hash: string }>(
    'select distinct password_hash as hash from student where code <> all ($1)',
    [namedStudents.map(({ code }) => code)],
  )
  expect(others).toHaveLength(1)
  expect(await isPasswordCorrect(others[0]!.hash, sharedPassword)).toBe(true)
  const [setting] = await rows<{ value: unknown[] }>(`select value from setting where name = 'demo_students'`)
  expect(setting!.value).toHaveLength(namedStudents.length)
})

test('gives the new student a subject with a group that fits and a full or clashing one beside it', async () => {
  const id = await getID('new')
  const offered = await rows<{ subjectID: number; full: number[] }>(
    `select o.subject_id as "subjectID",
       (select coalesce(json_agg(g.id), '[]') from study_group g where g.subject_id = o.subject_id and g.taken = g.capacity) as full
     from student_module m join module_offer o on o.module_id = m.id
     where m.student_id = $1 and m.kind = 'compulsory'
       and not exists (select from registration r where r.student_id = $1 and r.subject_id = o.subject_id)`,
    [id],
  )
  const subjectIDs = new Set(offered.map(({ subjectID }) => subjectID))
  const full = new Set(offered.flatMap((each) => each.full))
  const refused = (group: Group) => full.has(group.scheduleID) || findClash(group, held.get(id)!) !== null
  const seen = groups.filter(({ subjectID }) => subjectIDs.has(subjectID))
  expect(seen.filter(refused).length).toBeGreaterThan(0)
  expect(seen.filter((group) => !refused(group)).length).toBeGreaterThan(0)
})

test('has a reported problem in every state for the everyday student, none in the future', async () => {
  const found = await rows<{ status: string; answered: boolean; future: boolean }>(
    `select status, answer is not null as answered, created_at > now() as future from problem where student_id = $1`,
    [await getID('everyday')],
  )
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['sent', 'in_progress', 'done']))
  expect(found.some(({ future }) => future)).toBe(false)
  expect(found.filter(({ status }) => status === 'done').every(({ answered }) => answered)).toBe(true)
})

import { addDays, toWeekday } from '#rules/time/clock.ts'
import { readContract } from '#server/areas/agreements/read-contract.ts'
import { saveLetterhead } from '#server/letterhead/sql.ts'
import { saveAcceptance } from '#server/areas/agreements/sql.ts'
import type { Connection } from '#server/db/open.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { active, type Student } from '#demo/students/population.ts'
import { insertRows } from './insert-rows.ts'
import { seedIntakes } from './seed-intakes.ts'

/** Times of a day at which a branch receives students, half an hour each. */
const starts = ['10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30', '15:00', '15:30']
const ends = ['10:30', '11:00', '11:30', '12:00', '12:30', '14:30', '15:00', '15:30', '16:00']
const daysBack = 10
const daysAhead = 27
const slotCapacity = 2

type Slot = Readonly<
  Record<'id' | 'branch_id' | 'capacity', number> & Record<'day' | 'starts' | 'ends', string>
>

/** Both branches on every working day around today. */
const listSlots = (today: string): Slot[] => {
  const days = Array.from({ length: daysBack + daysAhead }, (_, nth) => addDays(today, nth + 1 - daysBack))
  return days
    .filter((day) => day !== today && toWeekday(day) <= 5)
    .flatMap((day) =>
      [1, 2].flatMap((branch_id) =>
        starts.map((time, nth) => ({ branch_id, day, starts: time, ends: ends[nth]! })),
      ),
    )
    .map((slot, nth) => ({ id: nth + 1, ...slot, capacity: slotCapacity }))
}

/** Of unnamed students, so that the inbox of staff is not full of visits. */
const bookedDaysAhead = 3
/** Past visits of which nobody has said yet whether the student came. */
const undecidedVisits = 2

/** Visits: the first-year students are spread over the days before and a few after; most slots are free. */
const listVisits = (
  slots: readonly Slot[],
  firstYear: readonly Student[],
  named: readonly Student[],
  today: string,
) => {
  const findSlot = (student: Student, nth: number): Slot => {
    const shown = student.named?.abroad
    if (shown === undefined) return slots[(nth * 7) % slots.length]!
    // The last slots of the day, which no other student has.
    return slots.find(
      ({ day, starts: time }) => day > addDays(today, shown === 'to-sign' ? 4 : 6) && time === '15:30',
    )!
  }
  const come = [
    ...named.filter((student) => /^(to-sign|signed)$/.test(student.named?.abroad ?? '')),
    ...firstYear,
  ]
  const left = new Map(slots.map(({ id }) => [id, slotCapacity]))
  const visits = come.flatMap((student, nth) => {
    const { id, day, ends: time } = findSlot(student, nth)
    if (student.named === null && day > addDays(today, bookedDaysAhead)) return []
    const free = left.get(id)!
    left.set(id, free - 1)
    return free > 0
      ? [
          {
            student_id: student.id,
            slot_id: id,
            day,
            time,
            chosen_at: toInstant(addDays(today, -12), '12:00'),
          },
        ]
      : []
  })
  const past = visits.filter(({ day }) => day < today).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const held = new Set(past.slice(0, -undecidedVisits))
  return visits.map((visit) => {
    const { student_id, slot_id, chosen_at, day, time } = visit
    const isHeld = held.has(visit)
    const outcome_at = isHeld ? toInstant(day, time) : null
    return { student_id, slot_id, chosen_at, outcome: isHeld ? 'held' : null, outcome_at }
  })
}

/** Writes the data of international students: intakes, branches with their slots, visits, a contract, consents. */
export const seedAgreements = async (
  tx: Connection,
  students: readonly Student[],
  semesters: readonly Semester[],
  today: string,
): Promise<void> => {
  const named = students.filter((student) => student.named?.abroad !== undefined)
  const fromAbroad = students.filter(({ isFromAbroad }) => isFromAbroad)
  const firstYear = fromAbroad.filter(
    (student) => student.named === null && student.studySemester <= 2 && student.statusID === active,
  )
  const { current, late } = await seedIntakes(tx, semesters, today)
  const tooLate = named.filter((student) => student.named?.abroad === 'too-late')
  const inTime = [...named, ...firstYear].filter((student) => !tooLate.includes(student))
  await addToIntake(tx, current, inTime)
  await addToIntake(tx, late, tooLate)

  const slots = listSlots(today)
  const columns = { id: 'int', branch_id: 'int', day: 'date', starts: 'time', ends: 'time', capacity: 'int' }
  await insertRows(tx, 'visit_slot', columns, slots)
  const visits = listVisits(slots, firstYear, named, today)
  const visitColumns = {
    student_id: 'int',
    slot_id: 'int',
    chosen_at: 'timestamptz',
    outcome: 'text',
    outcome_at: 'timestamptz',
  }
  await insertRows(tx, 'visit', visitColumns, visits)
  await seedConsents(tx, fromAbroad, semesters.at(-1)!)
  for (const { id, named: who } of named)
    if (who?.abroad === 'signed') await signContract(tx, id, toInstant(addDays(today, -1), '15:20'))
  await seedForeignContract(tx, students, today)
}

const addToIntake = (tx: Connection, intakeID: number, students: readonly Student[]) =>
  tx.rows({ name: '', text: 'update student set intake_id = $1 where id = any($2)' }, [
    intakeID,
    students.map(({ id }) => id),
  ])

const seedConsents = (tx: Connection, fromAbroad: readonly Student[], { startsOn }: Semester) =>
  insertRows(
    tx,
    'international_consent',
    { student_id: 'int', personal_data: 'boolean', media_materials: 'boolean', answered_at: 'timestamptz' },
    fromAbroad
      .filter(({ named }) => named?.flags?.['international_agreed'] !== false)
      .map(({ id, named }) => ({
        student_id: id,
        personal_data: true,
        media_materials: named !== null || id % 3 > 0,
        answered_at: toInstant(addDays(startsOn, id % 7), '14:00'),
      })),
  )

/** Accepts the contract unchanged, at that time. */
const signContract = async (tx: Connection, studentID: number, when: string): Promise<void> => {
  const { row, text, hash } = await readContract(tx, studentID)
  const { fee, currency } = row
  if (fee === null || currency === null) throw new Error('the price list of the demo lacks a programme')
  const { letterheadID } = await saveLetterhead(tx)
  await saveAcceptance(tx, studentID, { fee, currency, text, hash, locale: 'en', letterheadID })
  await tx.rows({ name: '', text: 'update contract_acceptance set accepted_at = $2 where student_id = $1' }, [
    studentID,
    when,
  ])
}

const foreignContract = [
  'ხელშეკრულება პარტნიორ კლინიკასთან',
  'Agreement with the partner clinic',
  'კლინიკური სწავლება პარტნიორ კლინიკაში ჩატარდება. კლინიკა თქვენს სახელს, გვარსა და სტუდენტის კოდს მიიღებს, რომ საშვი მოგცეთ და დასწრება აღრიცხოს. კლინიკაში მის შინაგანაწესს იცავთ.',
  'Clinical teaching takes place in the partner clinic. The clinic receives your name and student code, to give you a pass and to keep attendance. In the clinic you follow its rules.',
]

const seedForeignContract = (tx: Connection, students: readonly Student[], today: string) =>
  tx.rows(
    {
      name: '',
      text: `with sent as (
          insert into popup_message (title_ka, title_en, text_ka, text_en, is_contract, created_at)
          values ($1, $2, $3, $4, true, $5) returning id)
        insert into popup_recipient (message_id, student_id) select id, unnest($6::int[]) from sent`,
    },
    [
      ...foreignContract,
      toInstant(addDays(today, -2), '10:00'),
      students.filter(({ named }) => named?.hasForeignContract).map(({ id }) => id),
    ],
  )

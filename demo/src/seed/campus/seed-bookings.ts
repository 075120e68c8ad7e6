import { addDays, toWeekday } from '#rules/time/clock.ts'
import { splitTimes } from '#rules/time/split-times.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { pickInboxStudents } from '#demo/staff/inbox-students.ts'
import { findNamedMember } from '#demo/staff/named-staff.ts'
import type { Student } from '#demo/students/population.ts'

const run = <Row = object>(tx: Connection, text: string, values: readonly unknown[]) =>
  tx.rows<Row>({ name: '', text }, [...values])

const equipment = [
  {
    kind: 'camera',
    ka: 'Canon EOS 250D',
    en: 'Canon EOS 250D',
    about_ka: 'ფოტოკამერა ობიექტივით 18–55 მმ და ჩანთით',
    about_en: 'Camera with an 18–55 mm lens and a bag',
    capacity: 4,
  },
  {
    kind: 'camera',
    ka: 'შტატივი',
    en: 'Tripod',
    about_ka: 'სიმაღლე 160 სმ-მდე',
    about_en: 'Up to 160 cm high',
    capacity: 6,
  },
  {
    kind: 'camera',
    ka: 'მიკროფონი Rode',
    en: 'Rode microphone',
    about_ka: 'კამერაზე სამაგრით',
    about_en: 'With a mount for a camera',
    capacity: 2,
  },
  {
    kind: 'cinematography',
    ka: 'Blackmagic Pocket 6K',
    en: 'Blackmagic Pocket 6K',
    about_ka: 'კინოკამერა ორი აკუმულატორით',
    about_en: 'Cinema camera with two batteries',
    capacity: 2,
  },
  {
    kind: 'cinematography',
    ka: 'განათების კომპლექტი',
    en: 'Lighting kit',
    about_ka: 'სამი პანელი შტატივებით',
    about_en: 'Three panels with stands',
    capacity: 1,
  },
] as const

/** The school whose students borrow the cameras of cinematography. */
const cinematographySchool = 'School of Architecture, Design and Arts'

interface Booking {
  readonly studentID: number
  readonly kind: 'consultation' | 'camera' | 'cinematography'
  /** The English names. */
  readonly items: readonly string[]
  readonly day: string
  readonly starts: string
  readonly ends: string
  readonly text: string | null
  readonly isOnline?: boolean
  readonly status: 'sent' | 'confirmed' | 'rejected'
  readonly answer: string | null
  readonly sentAt: string
}

const insertBooking = (tx: Connection, each: Booking) =>
  run(
    tx,
    `with made as (
       insert into booking (student_id, kind, day, starts, ends, is_online, text, status, answer, sent_at, time_id)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (
         select t.id from booking_time t join bookable p on p.id = t.bookable_id and p.name_en = any($11)
         where $2 = 'consultation' and (t.day, t.starts) = ($3::date, $4::time))
       returning id)
     insert into booking_item (booking_id, bookable_id)
     select made.id, e.id from made, bookable e where e.kind = $2 and e.name_en = any($11)`,
    [
      each.studentID,
      each.kind,
      each.day,
      each.starts,
      each.ends,
      each.isOnline ?? false,
      each.text,
      each.status,
      each.answer,
      each.sentAt,
      each.items,
    ],
  )

const wednesday = 3

/** A psychologist with open times, cameras, and what students have asked for. */
export const seedBookings = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  const { email, name } = findNamedMember('counsellor')
  if (name === undefined) throw new Error('the counsellor of the demo has no name')
  const counsellor = name.en.join(' ')
  await run(
    tx,
    `insert into bookable (kind, name_ka, name_en, staff_member_id)
     select 'consultation', $1, $2, id from staff_member where email = $3`,
    [name.ka.join(' '), counsellor, email],
  )
  for (const each of equipment)
    await run(
      tx,
      `insert into bookable (kind, name_ka, name_en, description_ka, description_en, capacity, school_id)
       values ($1, $2, $3, $4, $5, $6, (select id from school where $1 = 'cinematography' and name_en = $7))`,
      [each.kind, each.ka, each.en, each.about_ka, each.about_en, each.capacity, cinematographySchool],
    )
  const hours = { start: '11:00', end: '14:20', minutes: 50 }
  const times = splitTimes({ from: addDays(today, 1), to: addDays(today, 27), weekdays: [1, 3], ...hours })
  await run(
    tx,
    `insert into booking_time (bookable_id, day, starts, ends)
     select p.id, d::date, s::time, e::time from bookable p, unnest($1::text[], $2::text[], $3::text[]) w (d, s, e)
     where p.kind = 'consultation'`,
    [times.map(({ day }) => day), times.map(({ start }) => start), times.map(({ end }) => end)],
  )

  const everyday = students.find(({ named }) => named?.key === 'everyday')!
  const [one, other] = pickInboxStudents(students, 3, 5) as [Student, Student]
  const nextWednesday = addDays(today, 1 + ((wednesday - toWeekday(addDays(today, 1)) + 7) % 7))
  const consultation = { kind: 'consultation', items: [counsellor], day: nextWednesday } as const
  const camera = { kind: 'camera', starts: '10:00', ends: '13:00' } as const
  const sent = (daysAgo: number, time: string) => toInstant(addDays(today, -daysAgo), time)
  const bookings: readonly Booking[] = [
    {
      ...consultation,
      studentID: everyday.id,
      starts: '11:50',
      ends: '12:40',
      text: null,
      status: 'confirmed',
      answer: 'A კორპუსი, ოთახი A-214',
      sentAt: sent(3, '21:14'),
    },
    {
      ...consultation,
      studentID: one.id,
      starts: '13:30',
      ends: '14:20',
      isOnline: true,
      text: 'ბოლო კვირებია ცუდად მძინავს და სწავლას თავს ვერ ვართმევ.',
      status: 'sent',
      answer: null,
      sentAt: sent(1, '23:40'),
    },
    {
      ...camera,
      studentID: everyday.id,
      items: ['Rode microphone'],
      day: addDays(today, -10),
      text: 'ინტერვიუ კურსის პროექტისთვის',
      status: 'rejected',
      answer: 'მიკროფონი ამ დღეს შეკეთებაში იქნება. სცადეთ მომდევნო კვირას.',
      sentAt: sent(16, '10:20'),
    },
    {
      ...camera,
      studentID: everyday.id,
      items: ['Canon EOS 250D', 'Tripod'],
      day: addDays(today, 6),
      text: 'სტუდენტური გაზეთისთვის ღია კარის დღის გადაღება',
      status: 'sent',
      answer: null,
      sentAt: sent(1, '12:05'),
    },
    {
      ...camera,
      studentID: other.id,
      items: ['Canon EOS 250D'],
      day: addDays(today, 6),
      text: 'Short film for the course of media',
      status: 'sent',
      answer: null,
      sentAt: sent(4, '17:30'),
    },
  ]
  for (const each of bookings) await insertBooking(tx, each)
}

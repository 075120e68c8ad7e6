import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { findNamedMember } from '#demo/staff/named-staff.ts'
import type { Student } from '#demo/students/population.ts'

const run = <Row = object>(tx: Connection, text: string, values: readonly unknown[]) =>
  tx.rows<Row>({ name: '', text }, [...values])

/** The demo's own writes create no notifications; `seedNotifications` adds some. */
export const withoutNotifications = (tx: Connection): Promise<unknown> =>
  run(tx, `set local portal.notifications = 'off'`, [])

const publications = [
  {
    title_ka: 'ბიბლიოთეკა შაბათსაც მუშაობს',
    title_en: 'The library is open on Saturdays',
    text_ka:
      'სემესტრის ბოლომდე ბიბლიოთეკა შაბათს 10:00-დან 18:00 საათამდე ღიაა. სამკითხველო დარბაზში ადგილის დაჯავშნა საჭირო არ არის.\n\nწიგნის დაბრუნება ჩვეულებრივ დღეებშიც შეგიძლიათ.',
    text_en:
      'Until the end of the semester the library is open on Saturdays from 10:00 to 18:00. You need not reserve a seat in the reading room.\n\nBooks can be returned on other days as before.',
    link: '/academic-calendar',
    daysFromNow: -6,
    time: '11:20',
  },
  {
    title_ka: 'კვირას პორტალი ღამით განახლდება',
    title_en: 'The portal is updated on Sunday night',
    text_ka: 'კვირას, 02:00-დან 03:00 საათამდე, პორტალი შეიძლება რამდენიმე წუთით არ გაიხსნას.',
    text_en: 'On Sunday between 02:00 and 03:00 the portal may not open for some minutes.',
    link: null,
    daysFromNow: 2,
    time: '09:00',
  },
] as const

/** Publications of staff, published and scheduled. */
const seedPublications = async (tx: Connection, today: string): Promise<void> => {
  for (const { daysFromNow, time, ...texts } of publications) {
    const at = toInstant(addDays(today, daysFromNow), time)
    const isDue = daysFromNow < 0
    await run(
      tx,
      `with p as (
         insert into publication (form, audience, title_ka, title_en, text_ka, text_en, link, publish_at, created_at,
           published_at, recipient_count, staff_member_id)
         select 'notification', 'everyone', $1, $2, $3, $4, $5, $6, least($6::timestamptz, now()),
           case when $7 then $6::timestamptz end, case when $7 then (select count(*) from student where is_active) end, m.id
         from staff_member m where m.email = $8 returning id),
       n as (
         insert into notification (kind, event, publication_id, created_at)
         select 'published', 'publication ' || id, id, $6 from p where $7 returning id)
       insert into notification_recipient (student_id, notification_id, seen_at)
       select s.id, n.id, case when s.id % 3 = 0 then $6::timestamptz + interval '5 hours' end from n, student s where s.is_active`,
      [
        texts.title_ka,
        texts.title_en,
        texts.text_ka,
        texts.text_en,
        texts.link,
        at,
        isDue,
        findNamedMember('content').email,
      ],
    )
  }
}

interface Event {
  readonly kind: 'timetable' | 'exam' | 'points' | 'answer'
  readonly daysAgo: number
  readonly time: string
  readonly isSeen: boolean
  /** SQL: `subject_id` and `details` of something that the student, $1, has on the day $5. */
  readonly source: string
}

const events: readonly Event[] = [
  {
    kind: 'answer',
    daysAgo: 24,
    time: '16:40',
    isSeen: true,
    source: `select null::int as subject_id, '{"kind": "problem", "decision": "done"}'::jsonb as details
      from problem where student_id = $1 and status = 'done' limit 1`,
  },
  {
    kind: 'points',
    daysAgo: 9,
    time: '18:05',
    isSeen: true,
    source: `select c.subject_id, jsonb_build_object('name_ka', c.name_ka, 'name_en', c.name_en) as details
      from component_score p join mark_component c on c.id = p.component_id
      join semester s on s.id = c.semester_id and s.is_current
      where p.student_id = $1 order by c.subject_id, c.position limit 1`,
  },
  {
    kind: 'exam',
    daysAgo: 2,
    time: '13:15',
    isSeen: false,
    source: `select e.subject_id, jsonb_build_object('type_ka', t.name_ka, 'type_en', t.name_en, 'exam', e.id,
        'before', jsonb_build_object('date', e.day - 1, 'time', to_char(e.starts, 'HH24:MI')),
        'after', jsonb_build_object('date', e.day, 'time', to_char(e.starts, 'HH24:MI'))) as details
      from exam e join exam_type t on t.id = e.exam_type_id
      join registration r on (r.semester_id, r.subject_id) = (e.semester_id, e.subject_id) and r.student_id = $1
      where e.day > $5::date order by e.day limit 1`,
  },
  {
    kind: 'timetable',
    daysAgo: 1,
    time: '10:30',
    isSeen: false,
    source: `select g.subject_id, jsonb_build_object('group', g.code, 'after', t.times,
        'before', jsonb_set(t.times, '{moves}', '[]')) as details
      from registration r join semester s on s.id = r.semester_id and s.is_current
      join registration_group rg on rg.registration_id = r.id join study_group g on g.id = rg.group_id
      cross join lateral read_group_times(g.id) t (times)
      where r.student_id = $1 and exists (select from meeting_move m where m.group_id = g.id)
      order by g.id limit 1`,
  },
]

const seedEvents = async (
  tx: Connection,
  students: readonly Student[],
  some: readonly Event[],
  today: string,
): Promise<void> => {
  for (const { id } of students)
    for (const { kind, daysAgo, time, isSeen, source } of some) {
      const at = toInstant(addDays(today, -daysAgo), time)
      await run(
        tx,
        `with happened as (${source}), today as (select $5::date), n as (
             insert into notification (kind, event, subject_id, details, created_at)
             select $2, 'demo ' || $2 || ' ' || $1, subject_id, details, $3 from happened returning id)
           insert into notification_recipient (student_id, notification_id, seen_at)
           select $1, id, case when $4 then $3::timestamptz + interval '1 hour' end from n`,
        [id, kind, at, isSeen, today],
      )
    }
}

/** Publications of the university, and events of two of the named students. */
export const seedNotifications = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  const recipients = students.filter(({ named }) => named?.key === 'everyday' || named?.key === 'english')
  // In the order in which it happened: the newest has the highest number.
  const isEarlier = ({ daysAgo }: Event) => daysAgo > 6
  await seedEvents(tx, recipients, events.filter(isEarlier), today)
  await seedPublications(tx, today)
  await seedEvents(
    tx,
    recipients,
    events.filter((event) => !isEarlier(event)),
    today,
  )
}

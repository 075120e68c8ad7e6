import { statement, type Connection } from '#server/db/open.ts'

interface Subscription {
  readonly subscriptionID: number
  readonly secret: string
  readonly made_at: string
}

const mine = statement<Subscription>(
  'feeds.ofStudent',
  `select id as "subscriptionID", secret, made_at from calendar_subscription
   where student_id = $1 and revoked_at is null`,
)

/** Gives the subscription of a student that is not revoked, or undefined. */
export const subscriptionOf = (db: Connection, studentID: number) => db.row(mine, [studentID])

const make = statement<Subscription>(
  'feeds.make',
  `insert into calendar_subscription (student_id, secret) values ($1, $2)
   on conflict (student_id) where revoked_at is null do update set student_id = excluded.student_id
   returning id as "subscriptionID", secret, made_at`,
)

/** Keeps a new secret for a student; gives her subscription, which is the one that she had where she had one. */
export const makeSubscription = async (
  db: Connection,
  studentID: number,
  secret: string,
): Promise<Subscription> => (await db.row(make, [studentID, secret]))!

const revoke = statement<object>(
  'feeds.revoke',
  `update calendar_subscription set secret = null, revoked_at = coalesce(revoked_at, now())
   where id = $2 and student_id = $1 returning 1`,
)

/** Takes the secret away from a subscription of the student; says whether it is one of hers. */
export const revokeSubscription = async (db: Connection, studentID: number, id: number): Promise<boolean> =>
  (await db.row(revoke, [studentID, id])) !== undefined

const bySecret = statement<{ studentID: number }>(
  'feeds.bySecret',
  'select student_id as "studentID" from calendar_subscription where secret = $1',
)

/** Gives the student to whom a secret belongs, or undefined. */
export const subscriberBy = async (db: Connection, secret: string): Promise<number | undefined> =>
  (await db.row(bySecret, [secret]))?.studentID

/** Something to be done by a day, or within a span of days. */
export interface Deadline {
  readonly uid: string
  readonly kind: 'event' | 'document' | 'registration'
  readonly name: string
  readonly nameeng: string
  readonly start_date: string
  readonly end_date: string
}

const due = statement<Deadline>(
  'feeds.deadlines',
  `select 'event-' || a.id as uid, 'event' as kind, a.name_ka as name, a.name_en as nameeng,
     a.starts_on as start_date, a.ends_on as end_date
   from academic_event a
   join semester s on s.id = a.semester_id
   where a.kind in ('registration', 'payment', 'deadline')
     and s.academic_year = (select c.academic_year from semester c where c.is_current)
   union all
   select 'document-' || d.id, 'document', d.name_ka, d.name_en, d.deadline, d.deadline
   from missing_document d
   where d.student_id = $1 and d.uploaded_at is null and d.deadline is not null
   union all
   select 'exam-registration', 'registration', g.text_ka, g.text_en, g.deadline, g.deadline
   from exam_registration g
   join semester s on s.id = g.semester_id and s.is_current
   where exists (
     select from registration r
     join exam x on x.subject_id = r.subject_id and x.semester_id = r.semester_id
     left join exam_place p on p.exam_id = x.id and p.student_id = r.student_id
     where r.student_id = $1 and r.semester_id = s.id and coalesce(p.room_id, x.room_id, 559) = 559
   )
   order by start_date, uid`,
)

/** Gives what a student has to do by a day this year: of everybody's, and of her own. */
export const deadlinesOf = (db: Connection, studentID: number) => db.rows(due, [studentID])

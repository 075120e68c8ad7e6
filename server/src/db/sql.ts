import { statement, type Connection } from './open.ts'
import { defineListQuery } from './define-list-query.ts'
import { defineOneRowQuery } from './define-one-row-query.ts'
import { defineRowQuery } from './define-row-query.ts'

/** Locks the student, so that simultaneous requests of theirs run one after the other. */
export const lockStudent = defineRowQuery<object, [studentID: number]>(
  'db.lockStudent',
  'select from student where id = $1 for no key update',
)

const anyProgramme = statement<{ found: boolean }>(
  'db.anyProgramme',
  `select exists (select from programme) or exists (select from student) or exists (select from subject) as found`,
)

/** Whether the database holds no university yet. */
export const isUniversityMissing = async (db: Connection): Promise<boolean> =>
  (await db.row(anyProgramme))?.found === false

interface DemoStudent {
  readonly code: string
  readonly password: string
  readonly state_ka: string
  readonly state_en: string
}

const demoStudents = statement<{ students: DemoStudent[] }>(
  'db.demoStudents',
  `select value as students from setting
   where name = 'demo_students' and exists (select from setting where name = 'demo' and value = 'true')`,
)

/** Empty outside a demo. */
export const listDemoStudents = async (db: Connection): Promise<readonly DemoStudent[]> =>
  (await db.row(demoStudents))?.students ?? []

const demoOutdated = statement<{ found: boolean }>(
  'db.demoOutdated',
  `select exists (
     select from setting day, setting zone
     where day.name = 'demo_today' and zone.name = 'time_zone'
       and (day.value #>> '{}')::date < (now() at time zone (zone.value #>> '{}'))::date
   ) as found`,
)

/** Whether the demo's dates were made for another day than today. */
export const isDemoOutdated = async (db: Connection): Promise<boolean> =>
  (await db.row(demoOutdated))?.found === true

/** Of any database, also of one without the portal's tables. */
export const identifyDatabase = defineOneRowQuery<{ name: string; user: string; has_tables: boolean }>(
  'db.identify',
  `select current_database() as name, current_user as user, to_regclass('applied_migration') is not null as has_tables`,
)

export const countContents = defineOneRowQuery<{ students: number; subjects: number; groups: number }>(
  'db.countContents',
  `select (select count(*) from student) as students, (select count(*) from subject) as subjects,
     (select count(*) from study_group) as groups`,
)

/** The migrations, with an empty hash, and the functions. */
export const listAppliedSchema = defineListQuery<{ name: string; hash: string }>(
  'db.listAppliedSchema',
  `select name, '' as hash from applied_migration union all select name, hash from applied_function`,
)

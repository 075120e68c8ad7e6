import { statement, type Connection } from './open.ts'

const anyProgramme = statement<{ found: boolean }>(
  'db.anyProgramme',
  `select exists (select from programme) or exists (select from student) or exists (select from subject) as found`,
)

/** Tells whether no university has been put into the database yet. */
export const isEmpty = async (db: Connection): Promise<boolean> =>
  (await db.row(anyProgramme))?.found === false

interface NamedStudent {
  readonly code: string
  readonly password: string
  readonly state_ka: string
  readonly state_en: string
}

const demoStudents = statement<{ students: NamedStudent[] }>(
  'db.demoStudents',
  `select value as students from setting
   where name = 'demo_students' and exists (select from setting where name = 'demo' and value = 'true')`,
)

/** Gives the demo's log-ins, in a demo only. */
export const namedStudents = async (db: Connection): Promise<readonly NamedStudent[]> =>
  (await db.row(demoStudents))?.students ?? []

const oldDemo = statement<{ found: boolean }>(
  'db.oldDemo',
  `select exists (
     select from setting day, setting zone
     where day.name = 'demo_today' and zone.name = 'time_zone'
       and (day.value #>> '{}')::date < (now() at time zone (zone.value #>> '{}'))::date
   ) as found`,
)

/** Tells whether a demo was last in season on another day than today. */
export const isOldDemo = async (db: Connection): Promise<boolean> => (await db.row(oldDemo))?.found === true

import { hashPassword } from '#server/credentials/password.ts'
import type { Connection } from '#server/db/open.ts'
import { namedStaff, type NamedMember } from './named-staff.ts'

/** The named staff as they are listed: lecturers have the names of the timetable, the others names of their own. */
interface Person {
  readonly lecturerID: number | null
  readonly ka: readonly [string, string]
  readonly en: readonly [string, string]
}

interface LecturerRow {
  readonly id: number
  readonly fname_ka: string
  readonly lname_ka: string
  readonly fname_en: string
  readonly lname_en: string
}

/** Those with the most students first. */
const listLecturers = (tx: Connection) =>
  tx.rows<LecturerRow>({
    name: '',
    text: `select l.id, l.fname_ka, l.lname_ka, l.fname_en, l.lname_en
      from lecturer l join study_group g on g.lecturer_id = l.id join semester s on s.id = g.semester_id and s.is_current
      group by l.id order by sum(g.taken) desc, l.id limit 10`,
  })

const toPerson = ({ name }: NamedMember, lecturer: LecturerRow | undefined): Person => {
  if (name !== undefined) return { lecturerID: null, ...name }
  if (lecturer === undefined) throw new Error('the demo has no lecturer with a group')
  const { id, fname_ka, lname_ka, fname_en, lname_en } = lecturer
  return { lecturerID: id, ka: [fname_ka, lname_ka], en: [fname_en, lname_en] }
}

const run = <Row>(tx: Connection, text: string, values: readonly unknown[]) =>
  tx.row<Row>({ name: '', text }, values)

/** A morning three months ago: the same at each run of one day. */
const begun = `$1::date - interval '89 days 18 hours'`

/**
 * The named staff, each with their role where they work, and the audit of its grant. In the demo nobody needs a second
 * factor, so that every account can be tried.
 */
export const seedStaff = async (tx: Connection, today: string): Promise<void> => {
  const lecturers = await listLecturers(tx)
  const given: { staffID: number; member: NamedMember }[] = []
  for (const member of namedStaff) {
    const person = toPerson(member, member.name === undefined ? lecturers.shift() : undefined)
    const added = await run<{ id: number }>(
      tx,
      `insert into staff_member (email, password_hash, fname_ka, lname_ka, fname_en, lname_en, lecturer_id, created_at)
       values ($2, $3, $4, $5, $6, $7, $8, ${begun}) returning id`,
      [
        today,
        member.email,
        await hashPassword(member.password),
        ...person.ka,
        ...person.en,
        person.lecturerID,
      ],
    )
    given.push({ staffID: added!.id, member })
  }
  const administratorID = given[0]!.staffID
  for (const { staffID, member } of given) {
    // A lecturer's permissions follow from the groups.
    if (member.scope === 'own groups') continue
    const schoolID = member.scope === 'school' ? 1 : null
    const giver = staffID === administratorID ? null : administratorID
    const grant = await run<{ id: number }>(
      tx,
      `insert into staff_grant (staff_member_id, role_id, scope, school_id, given_by, starts_at)
       values ($2, $3, $4, $5, $6, ${begun}) returning id`,
      [today, staffID, member.role, member.scope, schoolID, giver],
    )
    await run(
      tx,
      `insert into audit (at, staff_member_id, operation, entity, entity_id, school_id, after, request_id)
       values (${begun}, $2, 'access.write', 'staff_grant', $3, $4, $5, $6)`,
      [
        today,
        giver,
        grant!.id,
        schoolID,
        JSON.stringify({ staff: member.email, role: member.role, scope: member.scope, schoolID }),
        giver === null ? 'command line' : `req-${grant!.id}`,
      ],
    )
  }
}

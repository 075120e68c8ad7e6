import { randomBytes } from 'node:crypto'
import type { Connection } from '#server/db/open.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { addSession } from './sessions/sql.ts'

type Row = Readonly<Record<string, unknown>>

/** Staff of a test. */
export const testStaff = (db: Connection) => {
  const insert = async (table: string, row: Row): Promise<number> => {
    const columns = Object.keys(row)
    const parameters = columns.map((_, i) => `$${i + 1}`)
    const text = `insert into ${table} (${columns.join(', ')}) values (${parameters.join(', ')}) returning id`
    return (await db.row<{ id: number }>({ name: '', text }, Object.values(row)))!.id
  }
  let members = 0
  const addMember = (columns: Row = {}): Promise<number> => {
    members += 1
    return insert('staff_member', {
      email: `staff${members}.${randomBytes(3).toString('hex')}@university.example`,
      fname_ka: 'თეა',
      lname_ka: 'მაისურაძე',
      fname_en: 'Tea',
      lname_en: 'Maisuradze',
      ...columns,
    })
  }
  const addGrant = (staffID: number, columns: Row): Promise<number> =>
    insert('staff_grant', { staff_member_id: staffID, scope: 'university', ...columns })
  return {
    addMember,
    /** A role or an operation, in the whole university unless the columns say otherwise. */
    addGrant,
    addAdministrator: async (columns: Row = {}): Promise<number> => {
      const staffID = await addMember(columns)
      await addGrant(staffID, { role_id: 'administrator' })
      return staffID
    },
    /** The headers of a session, without a password. */
    signIn: async (staffID: number) => {
      const token = randomBytes(32).toString('base64url')
      await addSession(db, hashToken(token), staffID, null, 20, true)
      return { authorization: `Bearer ${token}` }
    },
  }
}

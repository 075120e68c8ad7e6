import type { Database } from '#server/db/open.ts'
import { addStudentsRead } from './sql.ts'
import type { StaffActor } from './to-actor.ts'

/** The students whom a reply names, by the field that has their number in all replies. */
const listStudentIDs = (value: unknown, found = new Set<number>()): ReadonlySet<number> => {
  if (Array.isArray(value)) for (const each of value) listStudentIDs(each, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      if (name === 'studentID' && typeof part === 'number') found.add(part)
      else listStudentIDs(part, found)
  return found
}

/**
 * Counts the students whom the reply of a staff call names. Whoever reads more than 20 within a day, one by one or page by
 * page, stands in the audit.
 */
export const countStudentsRead = async (
  db: Database,
  { staffID, operation, request }: StaffActor,
  call: string,
  reply: unknown,
): Promise<void> => {
  const students = [...listStudentIDs(reply)]
  if (students.length > 0) await addStudentsRead(db, staffID, operation, students, call, request)
}

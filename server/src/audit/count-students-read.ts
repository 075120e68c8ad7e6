import type { Database } from '#server/db/open.ts'
import { addStudentsRead } from './sql.ts'
import type { StaffActor } from './to-actor.ts'

/** The students in a reply, by the field that holds their number in every call. */
const listStudentIDs = (value: unknown, found = new Set<number>()): ReadonlySet<number> => {
  if (Array.isArray(value)) for (const each of value) listStudentIDs(each, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      if (name === 'studentID' && typeof part === 'number') found.add(part)
      else listStudentIDs(part, found)
  return found
}

/** Repeated reads of a student within this time need no statement. */
const rememberedMs = 3_600_000
const maxRemembered = 100_000

/** When this process last counted each student for each member of staff. */
const remembered = new WeakMap<Database, Map<string, number>>()

/**
 * Counts the students in the reply of a staff call. The audit records anyone who reads more than 20 within a day, one by
 * one or page by page.
 */
export const countStudentsRead = async (
  db: Database,
  { staffID, operation, request }: StaffActor,
  call: string,
  reply: unknown,
): Promise<void> => {
  const counted = remembered.get(db) ?? new Map<string, number>()
  remembered.set(db, counted)
  const now = performance.now()
  const toKey = (studentID: number) => `${staffID} ${studentID}`
  const isNew = (studentID: number) => now - (counted.get(toKey(studentID)) ?? -Infinity) > rememberedMs
  const students = [...listStudentIDs(reply)].filter(isNew)
  if (students.length === 0) return
  await addStudentsRead(db, staffID, operation, students, call, request)
  if (counted.size > maxRemembered) counted.clear()
  for (const studentID of students) counted.set(toKey(studentID), now)
}

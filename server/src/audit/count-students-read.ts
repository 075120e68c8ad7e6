import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { Database } from '#server/db/open.ts'
import { addStudentsRead } from './sql.ts'
import type { StaffActor } from './to-actor.ts'

interface Named {
  readonly ids: Set<number>
  readonly codes: Set<string>
}

/** The students in a reply: by `studentID`, also outside the contract, or by their codes in `codeFields`. */
const collect = (value: unknown, codeFields: readonly string[], found: Named): Named => {
  if (Array.isArray(value)) for (const each of value) collect(each, codeFields, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      if (name === 'studentID' && typeof part === 'number') found.ids.add(part)
      else if (!codeFields.includes(name)) collect(part, codeFields, found)
      else for (const code of [part].flat()) if (typeof code === 'string') found.codes.add(code)
    }
  return found
}

/** Repeated reads of a student within this time need no statement. */
const rememberedMs = 3_600_000
const maxRemembered = 100_000

/** When this process last counted each student for each member of staff. */
const remembered = new WeakMap<Database, Map<string, number>>()

/**
 * Counts the students in the reply of a staff call, or the owner of its file. The audit records anyone who reads more than
 * 20 within a day, one by one or page by page.
 */
export const countStudentsRead = async (
  db: Database,
  { staffID, operation, request }: StaffActor,
  { method, path, answers, studentCodesIn = [] }: Endpoint,
  reply: unknown,
): Promise<void> => {
  const counted = remembered.get(db) ?? new Map<string, number>()
  remembered.set(db, counted)
  const now = performance.now()
  const toKey = (student: number | string) => `${staffID} ${typeof student} ${student}`
  const isNew = (student: number | string) => now - (counted.get(toKey(student)) ?? -Infinity) > rememberedMs
  // The bytes of a file are not gone through.
  const owner = answers === 'file' ? { studentID: (reply as { studentID?: unknown }).studentID } : reply
  const named = collect(owner, studentCodesIn, { ids: new Set(), codes: new Set() })
  const [ids, codes] = [[...named.ids].filter(isNew), [...named.codes].filter(isNew)]
  if (ids.length + codes.length === 0) return
  await addStudentsRead(db, staffID, operation, ids, `${method} ${path}`, request, codes)
  if (counted.size > maxRemembered) counted.clear()
  for (const student of [...ids, ...codes]) counted.set(toKey(student), now)
}

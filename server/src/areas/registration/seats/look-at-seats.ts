import type { Database } from '#server/db/open.ts'
import { gathered } from '#server/db/gathered.ts'
import { readStatesAndSeats, type Look, type Seen } from './sql.ts'
import { knownState } from './student-states.ts'

const look = gathered<Database, Look, Seen | undefined>(readStatesAndSeats, { atOnce: 4, together: 32 })

/** For whoever looks at no group at all. */
export const noSubject = 0

/**
 * Takes a student and a subject (null: all that she is registered for); gives what decides for her and how many have a seat
 * in each of its groups, for null in each of hers, as of one moment after the asking: those who ask at the same time are
 * read together. Undefined when there is no semester.
 */
export const lookAtSeats = (
  db: Database,
  studentID: number,
  subjectID: number | null,
): Promise<Seen | undefined> => look(db, { studentID, subjectID, known: knownState(db, studentID) })

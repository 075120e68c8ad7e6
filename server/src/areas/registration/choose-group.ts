import type * as z from 'zod/mini'
import type { registration } from '#contract/registration.ts'
import type { seatsTaken } from '#contract/registered.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import { creditSums } from './credit-sums.ts'
import { decideChoice, type Choice } from './decide-choice.ts'
import { isLostRace } from './lost-race.ts'
import type { ChoiceSnapshot } from './snapshot.ts'
import { choiceSnapshot, myRegistration, takeSeats } from './sql.ts'
import { wantedGroups } from './wanted-groups.ts'
import { fieldWords } from './words.ts'

/** How often a choice is decided anew when the state that it was decided on has changed before its seats were taken. */
const attempts = 5
const retryAfter = 2

type Taken = z.input<typeof seatsTaken>
type Registered = Taken['registration']

const answer = (taken: Registered, now: ChoiceSnapshot, adding: number): Taken => {
  const credits = creditSums(now, adding)
  return { registration: taken, total_ects: credits.semester, credits }
}

/** Decides once on the state of this moment and takes the seats; null when that state has changed meanwhile. */
const attempt = async (db: Database, studentID: number, choice: Choice): Promise<Taken | null> => {
  const now = await choiceSnapshot(db, studentID, choice.scheduleIDs[0] ?? 0)
  if (now === undefined) throw new Refusal(everywhere.noSemester)
  const decision = decideChoice(now, choice)
  if (decision.kind === 'held') {
    const held = await myRegistration(db, studentID, decision.registrationID)
    return held === undefined ? null : answer(held, now, 0)
  }
  const { subject, module } = decision
  const wanted = { studentID, subjectID: subject.subjectID, module, scheduleIDs: choice.scheduleIDs }
  try {
    // Full and closed are decided anew as well: the new state names the groups that still have a seat.
    const seats = await takeSeats(db, wanted, now)
    return seats?.registration == null ? null : answer(seats.registration, now, subject.ects)
  } catch (error) {
    if (isLostRace(error)) return null
    throw error
  }
}

/**
 * Takes what a student chose; gives her registration with the whole linked set, or refuses (spec 4, 5). The rules decide
 * on a snapshot, and the database keeps the choice only while that snapshot is true; the same twice answers the same.
 */
export const chooseGroup = async (
  db: Database,
  studentID: number,
  body: z.output<typeof registration.choose.body>,
): Promise<Taken> => {
  if (body.old_subjectID != null) {
    throw new FieldRefusal({ old_subjectID: [{ phrase: fieldWords.changeNotOpen }] })
  }
  const choice = {
    scheduleIDs: wantedGroups(body),
    moduleID: body.program_module_id,
    programmeID: body.program_id,
    subjectID: body.newSubjectID,
  }
  for (let tried = 0; tried < attempts; tried++) {
    const taken = await attempt(db, studentID, choice)
    if (taken !== null) return taken
  }
  throw new Refusal(everywhere.busy, { seconds: retryAfter }, retryAfter)
}

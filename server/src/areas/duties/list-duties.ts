import type * as z from 'zod/mini'
import type { duties } from '#contract/account/duties.ts'
import { canBeClosed, dutiesOf, type Duty } from '#rules/duties/blockers.ts'
import { dutyFacts } from '#server/areas/session/load-user.ts'
import type { Connection } from '#server/db/open.ts'
import { minutesOf } from './sql.ts'

/** What a duty takes that the table says nothing of, in minutes. */
const usualMinutes = 2

/** Takes a student's number; gives all that waits for her, what is put off too, and what puts it off (spec 2). */
export const listDuties = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof duties.list.reply>> => {
  const [facts, minutes] = await Promise.all([dutyFacts(db, studentID), minutesOf(db)])
  const { currentExam, inOwnRegistrationWindow, missedDocuments } = facts
  const minutesFor = (duty: Duty): number => {
    // What the table says is for reading a contract, not for what follows when it is accepted.
    const usual = duty.key === 'contract' && canBeClosed(duty) ? undefined : minutes.get(duty.key)
    return (usual ?? usualMinutes) * (duty.key === 'documents' ? missedDocuments : 1)
  }
  return {
    today: facts.today,
    put_off: currentExam ? 'exam' : inOwnRegistrationWindow ? 'registration' : null,
    duties: dutiesOf(facts).map((duty) => {
      const { isAsked: is_asked, ...rest } = duty
      return { ...rest, is_asked, minutes: minutesFor(duty) }
    }),
  }
}

import type * as z from 'zod/mini'
import type { duties } from '#contract/account/duties.ts'
import { listDuties } from '#rules/duties/list-duties.ts'
import { dutyRegistry } from '#rules/duties/registry.ts'
import type { Connection } from '#server/db/open.ts'
import { loadDutyState } from '#server/user/load-user.ts'
import { loadMinutes } from './sql.ts'

/** How long a duty takes of which the university's table says nothing, in minutes. */
const defaultMinutes = 2

/** All that a student has to do, what is put off too, and what puts it off (spec 2.9). */
export const listOwnDuties = async (
  db: Connection,
  studentID: number,
): Promise<z.input<typeof duties.list.reply>> => {
  const [state, minutes] = await Promise.all([loadDutyState(db, studentID), loadMinutes(db)])
  return {
    today: state.today,
    put_off: state.isInExam ? 'exam' : state.isInRegistration ? 'registration' : null,
    duties: listDuties(state).map(({ isAsked: is_asked, ...duty }) => {
      const usual = minutes.get(duty.key) ?? defaultMinutes
      const { toMinutes } = dutyRegistry[duty.key]
      return { ...duty, is_asked, minutes: toMinutes ? toMinutes(usual, duty.params ?? {}) : usual }
    }),
  }
}

import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { registrationReply } from '#contract/registration/registered-subject.ts'
import type { Database } from '#server/db/open.ts'
import { loadEnglishAnswer, saveEnglishChosen } from '#server/areas/registration/sql.ts'
import { findLevelRegistration } from '#server/enrolment/decide/change.ts'
import { isRefused } from '#server/enrolment/decide/refused.ts'
import { enrol } from '#server/enrolment/enrol.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { findFirstFreeSet } from '#server/enrolment/offer/first-free-set.ts'
import { loadGroups } from '#server/enrolment/offer/load-groups.ts'
import { toRefusal } from '#server/enrolment/to-refusal.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkLevelChange } from './load-english-level.ts'

/** How often the first free groups are looked for again when another student was faster. */
const maxAttempts = 3

const isFull = (error: unknown): boolean => error instanceof Refusal && error.phrase.code === 'group_full'

/**
 * Takes seats in the subject of another level of English and gives the old ones up for them at once (spec 4.14.2).
 * Without groups the first free ones are taken; a level that is registered already only becomes the chosen one.
 */
export const changeEnglishLevel = async (
  db: Database,
  studentID: number,
  key: string | null,
  body: z.output<typeof registration.changeEnglishLevel.body>,
): Promise<z.input<typeof registrationReply>> => {
  const { newSubjectID, schedule_ids, students_ret_tempID: registrationID } = body
  const [snapshot, answer] = await Promise.all([
    loadSnapshot(db, studentID),
    loadEnglishAnswer(db, studentID),
  ])
  const refused = checkLevelChange(snapshot, answer)
  const old = findLevelRegistration(snapshot, registrationID, newSubjectID)
  if (isRefused(old)) throw toRefusal(old)
  const isSame = old?.subjectID === newSubjectID
  if (refused !== null && !isSame) throw toRefusal(refused)
  if (!snapshot.catalogue.english.includes(newSubjectID)) throw new Refusal(enrolmentWords.levelNotFound)
  const listFreeSet = async (): Promise<readonly number[]> => {
    const free = findFirstFreeSet(await loadGroups(db, studentID, newSubjectID), old)
    if (isRefused(free)) throw toRefusal(free)
    return free
  }
  const requested = isSame && old.groups.length > 0 ? old.groups : schedule_ids
  for (let attempt = 0; ; attempt++) {
    const isLast = schedule_ids !== undefined || isSame || attempt === maxAttempts - 1
    try {
      const taken = await enrol(db, studentID, key === null || attempt === 0 ? key : `${key}.${attempt}`, {
        action: 'change-level',
        scheduleIDs: requested ?? (await listFreeSet()),
        newSubjectID,
        registrationID,
      })
      await saveEnglishChosen(db, studentID)
      return taken
    } catch (error) {
      if (isLast || !isFull(error)) throw error
    }
  }
}

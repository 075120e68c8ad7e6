import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import { listRemainingSets } from '#rules/registration/linked-sets.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { takeSeats, type Taken } from '#server/areas/registration/choose-group.ts'
import { checkGroup } from '#server/enrolment/decide/check-group.ts'
import { loadGroups } from '#server/enrolment/offer/load-groups.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import type { Registration } from '#server/enrolment/snapshot.ts'
import { englishAnswer, keepEnglishChosen } from '#server/areas/registration/sql.ts'
import { words } from '#server/enrolment/words.ts'
import { levelRefusal } from './read-english-level.ts'

type Body = z.output<typeof registration.changeEnglishLevel.body>

/** How often the first groups that fit are looked for again when somebody was faster. */
const attempts = 3

/** Her English registration: the one that is named, or, when none is, the one of this level that she has already. */
const registrationOf = ({ state, catalogue }: Snapshot, body: Body): Registration | null => {
  const { students_ret_tempID, newSubjectID } = body
  const found = state.registrations.find(({ registrationID, subjectID }) =>
    students_ret_tempID === null ? subjectID === newSubjectID : registrationID === students_ret_tempID,
  )
  if (found === undefined && students_ret_tempID !== null) throw new Refusal(words.registrationNotFound)
  if (found !== undefined && !catalogue.english.includes(found.subjectID)) throw new Refusal(words.noLevel)
  return found ?? null
}

/** The first whole set of the new subject that has seats and suits her, once the old groups are given up. */
const firstThatFits = async (
  db: Database,
  studentID: number,
  subjectID: number,
  old: Registration | null,
): Promise<readonly number[]> => {
  const { now } = await loadGroups(db, studentID, subjectID)
  const { groups } = now
  const held = now.held.filter(({ registrationID }) => registrationID !== old?.registrationID)
  if (
    listRemainingSets(
      groups.filter(({ is_open }) => is_open),
      groups,
    ).length === 0
  )
    throw new Refusal(words.noOpenGroups)
  const codes = new Map(groups.map((group) => [group, checkGroup(group, groups, held)?.code ?? null]))
  const [set] = listRemainingSets(
    groups.filter((group) => codes.get(group) === null),
    groups,
  )
  if (set !== undefined) return set.map(({ scheduleID }) => scheduleID)
  const suits = groups.filter((group) => codes.get(group) === null || codes.get(group) === 'group_full')
  throw new Refusal(listRemainingSets(suits, groups).length > 0 ? words.noFreeGroups : words.everyGroupClashes)
}

const isFull = (error: unknown): boolean => error instanceof Refusal && error.phrase.code === 'group_full'

/**
 * Takes a student, the key of her attempt, her English registration and the subject of another level; takes seats there
 * and gives the old ones up in one settlement (spec 4.14.2). Without groups it takes the first that fit; one level for
 * itself only says that it is chosen.
 */
export const changeEnglishLevel = async (
  db: Database,
  studentID: number,
  key: string | null,
  body: Body,
): Promise<Taken> => {
  const { newSubjectID, schedule_ids } = body
  const [deciding, answer] = await Promise.all([loadSnapshot(db, studentID), englishAnswer(db, studentID)])
  const refused = levelRefusal(deciding, answer)
  const old = registrationOf(deciding, body)
  const isSame = old?.subjectID === newSubjectID
  if (refused !== null && !isSame) throw refused
  if (!deciding.catalogue.english.includes(newSubjectID)) throw new Refusal(words.noLevel)
  const take = (scheduleIDs: readonly number[], attempt: number) =>
    takeSeats(db, studentID, key === null || attempt === 0 ? key : `${key}.${attempt}`, {
      scheduleIDs,
      subjectID: newSubjectID,
      instead: (now) => registrationOf(now, body),
    })
  for (let attempt = 0; ; attempt++) {
    const isLast = schedule_ids !== undefined || isSame || attempt === attempts - 1
    const chosen = isSame && old.groups.length > 0 ? old.groups : schedule_ids
    try {
      const taken = await take(chosen ?? (await firstThatFits(db, studentID, newSubjectID, old)), attempt)
      await keepEnglishChosen(db, studentID)
      return taken
    } catch (error) {
      if (isLast || !isFull(error)) throw error
    }
  }
}

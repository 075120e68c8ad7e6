import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { toDatePhrase } from '#rules/time/date-phrase.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { saveReceiptOnRefusal } from '#server/enrolment/refused-receipt.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import type { Snapshot } from '#server/enrolment/enrol.ts'
import { words as refusals } from '#server/enrolment/words.ts'
import { readSlots, readSlotsOf } from './read-slots.ts'
import { keepRequest, openRequest, requestByKey } from './sql.ts'
import { fieldWords, words } from './words.ts'

type Body = z.output<typeof groups.sendRequest.body>

const givenOr = (value: number | '' | null | undefined): number | null =>
  value === '' ? null : (value ?? null)

/** What the same key was sent for before is answered as it was; for another request the key is not hers to use. */
const repeated = async (db: Database, studentID: number, key: string | null, subjectID: number) => {
  const before = key === null ? undefined : await requestByKey(db, studentID, key)
  if (before === undefined) return null
  if (before.subjectID !== subjectID)
    throw new FieldRefusal({ 'Idempotency-Key': [{ phrase: fieldWords.keyOfAnother }] })
  return { requestID: before.requestID }
}

const requireSlot = async (
  db: Database,
  studentID: number,
  subjectID: number,
  day: number | null,
  start: number | null,
): Promise<void> => {
  if (day === null && start === null) return
  const [all, possible] = await Promise.all([readSlots(db), readSlotsOf(db, studentID, subjectID)])
  if (day !== null && !all.days.some(({ dayID }) => dayID === day))
    throw new FieldRefusal({ day_id: [{ phrase: fieldWords.noSuchDay }] })
  if (start !== null && !all.times.some(({ lecture_startID }) => lecture_startID === start))
    throw new FieldRefusal({ time_id: [{ phrase: fieldWords.noSuchTime }] })
  const isPossible = possible.days.some(
    ({ dayID, lecture_startIDs }) =>
      (day === null || dayID === day) && (start === null || lecture_startIDs.includes(start)),
  )
  if (!isPossible) throw new Refusal(words.timeNotPossible)
}

const requireNeed = ({ catalogue, state }: Snapshot, subjectID: number): void => {
  const now = choiceSnapshot(catalogue, state, subjectID)
  if (now.subject === null) throw new Refusal(refusals.subjectNotFound)
  const subject = { ka: now.subject.subject, en: now.subject.subjecteng }
  if (!now.is_active) throw new Refusal(refusals.notActive)
  if (now.modules.length === 0) throw new Refusal(refusals.notInProgramme, { subject })
  if (now.registrationID !== null) throw new Refusal(words.alreadyIn, { subject })
}

/** Why a second request is not kept: which one waits already, and since when. */
const duplicate = async (db: Database, studentID: number, subjectID: number): Promise<Refusal> => {
  const open = await openRequest(db, studentID, subjectID)
  if (open === undefined) return new Refusal(words.tryAgain)
  const { subject, subjecteng, sent_on, requestID } = open
  return new Refusal(words.alreadyAsked, {
    subject: { ka: subject, en: subjecteng },
    date: toDatePhrase(sent_on),
    requestID,
  })
}

/**
 * Takes a student, the key of her attempt, and a subject with a day and a time or without; keeps her request that a
 * group be opened (spec 5.11, 7.10.4). Refuses a second one while the first has no answer, a subject that is not in
 * her programme or that she has, and a time at which she has another subject.
 */
export const sendRequest = async (
  db: Database,
  studentID: number,
  key: string | null,
  { subject_id: subjectID, day_id, time_id }: Body,
): Promise<{ requestID: number }> =>
  saveReceiptOnRefusal(
    db,
    { studentID, key, action: 'group_requested', subjectID, aboutID: null },
    async () => {
      const before = await repeated(db, studentID, key, subjectID)
      if (before !== null) return before
      const [day, start] = [givenOr(day_id), givenOr(time_id)]
      await requireSlot(db, studentID, subjectID, day, start)
      const kept = await saveDecision(
        db,
        studentID,
        (deciding) => requireNeed(deciding, subjectID),
        (standing, decided) => {
          if (decided instanceof Refusal) throw decided
          return keepRequest(db, standing, { subjectID, day, start, key })
        },
      )
      if (kept.id === null) throw await duplicate(db, studentID, subjectID)
      return { requestID: kept.id }
    },
  )

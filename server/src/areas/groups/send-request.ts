import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { toDatePhrase } from '#rules/time/date-phrase.ts'
import type { Database } from '#server/db/open.ts'
import { listOfferingModules } from '#server/enrolment/decide/offering-modules.ts'
import { isRefused, refuse, type Refused } from '#server/enrolment/decide/refused.ts'
import { saveReceiptOnRefusal } from '#server/enrolment/receipts.ts'
import { saveDecision } from '#server/enrolment/save-decision.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { toRefusal } from '#server/enrolment/to-refusal.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadSlots, loadSlotsOfSubject } from './lecture-slots.ts'
import { findOpenRequest, findRequestByKey, saveRequest } from './sql.ts'
import { fieldWords, words } from './words.ts'

type Body = z.output<typeof groups.sendRequest.body>

const toNumber = (value: number | '' | null | undefined): number | null =>
  value === '' ? null : (value ?? null)

/** The request that the same key has made before; for another subject the key is refused. */
const findRepeated = async (db: Database, studentID: number, key: string | null, subjectID: number) => {
  const before = key === null ? undefined : await findRequestByKey(db, studentID, key)
  if (before === undefined) return null
  if (before.subjectID !== subjectID) throw new Refusal(httpWords.keyAlreadyUsed)
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
  const [all, possible] = await Promise.all([loadSlots(db), loadSlotsOfSubject(db, studentID, subjectID)])
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

/** Refuses a subject that is not in the student's programme, or that they are registered for. */
const checkSubject = (snapshot: Snapshot, subjectID: number): Refused | null => {
  const { catalogue, student } = snapshot
  const subject = catalogue.subjects.get(subjectID)
  if (subject === undefined) return refuse(enrolmentWords.subjectNotFound)
  const about = { subject: { ka: subject.subject, en: subject.subjecteng } }
  if (!student.is_active) return refuse(enrolmentWords.notActive)
  if (listOfferingModules(snapshot, subjectID).length === 0)
    return refuse(enrolmentWords.notInProgramme, about)
  const isRegistered = student.registrations.some((own) => own.subjectID === subjectID)
  return isRegistered ? refuse(words.alreadyRegistered, about) : null
}

/** Why a second request is not saved: which one waits already, and since when. */
const refuseSecond = async (db: Database, studentID: number, subjectID: number): Promise<Refusal> => {
  const open = await findOpenRequest(db, studentID, subjectID)
  if (open === undefined) return new Refusal(words.answeredMeanwhile)
  const { subject, subjecteng, sent_on, requestID } = open
  return new Refusal(words.alreadyRequested, {
    subject: { ka: subject, en: subjecteng },
    date: toDatePhrase(sent_on),
    requestID,
  })
}

/**
 * Saves the request that a group of a subject be opened, on a day and at a time or without (spec 5.11, 7.10.4). Refuses a
 * second one while the first has no answer, and a time at which the student has another subject.
 */
export const sendRequest = async (
  db: Database,
  studentID: number,
  key: string | null,
  { subject_id: subjectID, day_id, time_id }: Body,
): Promise<{ requestID: number }> => {
  const attempt = { studentID, key, action: 'group_requested', subjectID, aboutID: null } as const
  return saveReceiptOnRefusal(db, attempt, async () => {
    const before = await findRepeated(db, studentID, key, subjectID)
    if (before !== null) return before
    const [day, start] = [toNumber(day_id), toNumber(time_id)]
    await requireSlot(db, studentID, subjectID, day, start)
    const saved = await saveDecision(
      db,
      studentID,
      (snapshot) => checkSubject(snapshot, subjectID),
      (decidedOn, decided) => {
        if (isRefused(decided)) throw toRefusal(decided)
        return saveRequest(db, decidedOn, { subjectID, day, start, key })
      },
    )
    if (saved.id === null) throw await refuseSecond(db, studentID, subjectID)
    return { requestID: saved.id }
  })
}

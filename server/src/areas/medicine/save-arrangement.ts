import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { saveReceiptOnRefusal } from '#server/enrolment/receipts.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import { runArrangement, insertLabGroup, type ArrangementResult, type Arrangement } from './sql.ts'
import { labGroupWords, topicWords } from './words.ts'

interface Attempt {
  readonly studentID: number
  readonly key: string | null
}

const words: Readonly<Record<Arrangement | 'lab_group_made', Readonly<Record<string, RefusalPhrase>>>> = {
  topic_chosen: topicWords,
  topic_removed: topicWords,
  lab_group_made: labGroupWords,
  lab_group_joined: labGroupWords,
  lab_group_left: labGroupWords,
}

const toReply = async <Outcome extends ArrangementResult>(
  db: Connection,
  { studentID, key }: Attempt,
  action: keyof typeof words,
  aboutID: number | null,
  run: () => Promise<Outcome>,
): Promise<Outcome> =>
  saveReceiptOnRefusal(db, { studentID, key, action, subjectID: null, aboutID }, async () => {
    const arranged = await run()
    const { outcome, detail } = arranged
    if (outcome === 'ok') return arranged
    const { day, ...about } = detail ?? {}
    throw new Refusal(words[action][outcome]!, { ...about, ...(day && { day: toOnDayPhrase(day) }) })
  })

/**
 * Chooses, joins or leaves a topic or laboratory group; the database decides who gets the last seat (spec 2.22, 5.14).
 * Idempotent. Refuses what is full, closed or not the student's.
 */
export const saveArrangement = async (
  db: Connection,
  attempt: Attempt,
  action: Arrangement,
  id: number,
): Promise<'ok'> => {
  const run = () => runArrangement(db, action, attempt.studentID, id, attempt.key)
  await toReply(db, attempt, action, id, run)
  return 'ok'
}

/** Creates a laboratory group with the student in it and gives its number. */
export const createLabGroup = async (
  db: Connection,
  attempt: Attempt,
  group: Parameters<typeof insertLabGroup>[2],
): Promise<number> => {
  const run = () => insertLabGroup(db, attempt.studentID, group, attempt.key)
  return (await toReply(db, attempt, 'lab_group_made', null, run)).created_id
}

import type { examsStaff } from '#contract/staff/exams-staff.ts'
import { isHigherScore } from '#rules/exams/viewing.ts'
import { answerEntry } from '#server/answering/answer-entry.ts'
import { toVersion, type Answer, type Answering } from '#server/answering/answering.ts'
import { undoAnswer } from '#server/answering/undo-answer.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadAppeal, lockAppeal, saveAppealAnswer, type LockedAppeal } from './staff-sql.ts'
import { fieldWords } from './words.ts'

interface AppealAnswer extends Answer {
  readonly score: number | null
}

const answering: Answering<LockedAppeal, AppealAnswer> = {
  kind: 'appeal',
  entity: 'exam_appeal',
  lock: lockAppeal,
  save: async (tx, id, { score: former, maxScore }, { decision, text, score }) => {
    if (decision === 'refused') {
      await saveAppealAnswer(tx, id, decision, text, null)
      return { status: decision, answer: text }
    }
    if (score === null || !isHigherScore(score, former, maxScore)) {
      const params = { former: former ?? 0, most: maxScore }
      throw new FieldRefusal({ score: [{ phrase: fieldWords.scoreNotHigher, params }] })
    }
    await saveAppealAnswer(tx, id, decision, text, score)
    return { status: decision, answer: text, score }
  },
  restore: async (tx, id, { status, answer, score }) => {
    await saveAppealAnswer(tx, id, status as string, answer as string | null, score as number | null)
    return true
  },
}

/** Appeals, for who decides on them. */
export const staffRoutes: Routes<typeof examsStaff, 'examsStaff'> = {
  entry: async ({ db, staff, params }) => {
    const found = await loadAppeal(db, staff.staffID, staff.operation, params.id)
    const { changes, ...appeal } = requireFound(found, httpWords.notFound)
    return { ...appeal, version: toVersion(changes) }
  },
  answer: ({ db, staff, params, body, request }) =>
    answerEntry(
      db,
      toActor(staff, request),
      answering,
      { id: params.id, key: readAttemptKey(request), version: body.version },
      { decision: body.decision, text: body.text || null, score: body.score ?? null },
    ),
  undo: ({ db, staff, params, body, request }) =>
    undoAnswer(db, toActor(staff, request), answering, { id: params.id, answerID: body.answerID }),
}

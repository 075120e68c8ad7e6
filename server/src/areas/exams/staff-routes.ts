import type { examsStaff } from '#contract/staff/exams-staff.ts'
import { isHigherScore } from '#rules/exams/viewing.ts'
import { answeringRoutes, toAnswer } from '#server/answering/answering-routes.ts'
import type { Answer, Answering } from '#server/answering/answering.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
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

const toAppealAnswer = (body: Parameters<typeof toAnswer>[0] & { readonly score?: number | undefined }) => ({
  ...toAnswer(body),
  score: body.score ?? null,
})

/** Appeals. */
export const staffRoutes: Routes<typeof examsStaff> = {
  ...answeringRoutes(answering, loadAppeal, toAppealAnswer),
}

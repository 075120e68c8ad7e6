import type { problemsStaff } from '#contract/staff/problems-staff.ts'
import { answerEntry } from '#server/answering/answer-entry.ts'
import { toVersion, type Answering } from '#server/answering/answering.ts'
import { openFile } from '#server/answering/open-file.ts'
import { undoAnswer } from '#server/answering/undo-answer.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findFileOfProblem, loadProblem, lockProblem, saveProblemAnswer } from './staff-sql.ts'

const answering: Answering = {
  kind: 'problem',
  entity: 'problem',
  lock: lockProblem,
  save: async (tx, id, _, { decision, text }) => {
    await saveProblemAnswer(tx, id, decision, text)
    return { status: decision, answer: text }
  },
  restore: async (tx, id, { status, answer }) => {
    await saveProblemAnswer(tx, id, status as string, answer as string | null)
    return true
  },
}

/** Problems, for who solves them. */
export const staffRoutes: Routes<typeof problemsStaff, 'problemsStaff'> = {
  entry: async ({ db, staff, params }) => {
    const found = await loadProblem(db, staff.staffID, staff.operation, params.id)
    const { changes, ...problem } = requireFound(found, httpWords.notFound)
    return { ...problem, version: toVersion(changes) }
  },
  answer: ({ db, staff, params, body, request }) =>
    answerEntry(
      db,
      toActor(staff, request),
      answering,
      { id: params.id, key: readAttemptKey(request), version: body.version },
      { decision: body.decision, text: body.text || null },
    ),
  undo: ({ db, staff, params, body, request }) =>
    undoAnswer(db, toActor(staff, request), answering, { id: params.id, answerID: body.answerID }),
  file: ({ db, staff, params, request }) =>
    openFile(db, toActor(staff, request), { entity: 'problem', id: params.id, find: findFileOfProblem }),
}

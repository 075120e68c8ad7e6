import type { masterStaff } from '#contract/staff/master-staff.ts'
import { answerEntry } from '#server/answering/answer-entry.ts'
import { toVersion, type Answering } from '#server/answering/answering.ts'
import { undoAnswer } from '#server/answering/undo-answer.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadTheme, lockTheme, restoreTheme, saveThemeAnswer } from './staff-sql.ts'

const answering: Answering = {
  kind: 'theme',
  entity: 'master_choice',
  lock: lockTheme,
  save: async (tx, id, _, { decision, text }) => {
    const reason = decision === 'approved' ? null : text
    await saveThemeAnswer(tx, id, decision, reason)
    return { status: decision, reason }
  },
  restore: async (tx, id, { reason }) => (await restoreTheme(tx, id, reason as string | null)) !== undefined,
}

/** Themes of the thesis, for who approves or rejects them. */
export const staffRoutes: Routes<typeof masterStaff, 'masterStaff'> = {
  entry: async ({ db, staff, params }) => {
    const found = await loadTheme(db, staff.staffID, staff.operation, params.id)
    const { changes, revision, ...theme } = requireFound(found, httpWords.notFound)
    return { ...theme, version: toVersion(changes, revision) }
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
}

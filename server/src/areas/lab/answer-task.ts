import { checkAnswer, scoreAnswer } from '#rules/courses/quiz-answer.ts'
import { trimText } from '#rules/text/invisible-characters.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { answerWords } from '#server/areas/courses/words.ts'
import { saveTaskAnswer, loadTask } from './sql.ts'
import { words } from './words.ts'

interface TaskAnswer {
  readonly unitId: number
  readonly taskID: number
  readonly answerIDs?: readonly number[] | undefined
  readonly text?: string | undefined
}

/**
 * Checks an answer to a task, counts the try and saves that the task is solved. Repeating the last answer is not
 * another try, so a request is safe to send twice (spec 2.17.2).
 */
export const answerTask = (
  db: Database,
  studentID: number,
  { unitId, taskID, answerIDs: chosen = [], text = '' }: TaskAnswer,
): Promise<{ is_right: boolean; tries: number }> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const task = requireFound(await loadTask(tx, studentID, unitId, taskID), words.taskNotFound)
    const { kind, options, given: last } = task
    const answerIDs = [...new Set(chosen)].toSorted((a, b) => a - b)
    const given = { answerIDs, text: trimText(text) || null }
    const all = { kind, answerIDs: kind === 'text' ? [] : options.map(({ id }) => id) }
    const violation = checkAnswer(all, given)
    if (violation !== null)
      throw new FieldRefusal({
        [violation === 'no_text' ? 'text' : 'answerIDs']: [{ phrase: answerWords[violation] }],
      })
    if (last !== null && String(last.answerIDs) === String(answerIDs) && last.text === given.text)
      return { is_right: last.is_right, tries: last.tries }
    const right = options.flatMap((option) => (option.is_right ? [option.id] : []))
    const accepted = options.flatMap(({ texts }) => texts)
    const points = scoreAnswer(
      { questionID: taskID, max_score: 1, ...all, right, accepted, given_score: null },
      given,
    )
    const is_right = points === 1
    return { is_right, tries: await saveTaskAnswer(tx, studentID, { taskID, ...given, is_right }) }
  })

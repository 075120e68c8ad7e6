import { expect, it } from 'vitest'
import { Problem } from '#web/api/problem.ts'
import { failedSave } from './failed-save.ts'

const refused = (data: Record<string, string[]>) =>
  new Problem(422, { message: 'validation_errors', code: 'validation_errors', data })

// spec 8.5
it('shows the first message, and highlights the questions of the second element', () => {
  const problem = refused({ answers: ['First', 'Second'], questionIDs: ['12', '15'] })
  expect(failedSave(problem)).toEqual({ message: 'First', questionIDs: new Set([12, 15]) })
})

it('is nothing where a failure names no questions: it is told as every other', () => {
  expect(failedSave(null)).toBeNull()
  expect(failedSave(refused({ answers: ['Too many'] }))).toBeNull()
  expect(failedSave(new Problem(409, { message: 'Closed', code: 'survey_closed' }))).toBeNull()
})

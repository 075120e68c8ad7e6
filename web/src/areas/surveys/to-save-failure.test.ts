import { expect, it } from 'vitest'
import { Problem } from '#web/api/problem.ts'
import { toSaveFailure } from './to-save-failure.ts'

const toProblem = (data: Record<string, string[]>) =>
  new Problem(422, { message: 'validation_errors', code: 'validation_errors', data })

// spec 8.5
it('shows the first message, and highlights the questions of the second element', () => {
  const problem = toProblem({ answers: ['First', 'Second'], questionIDs: ['12', '15'] })
  expect(toSaveFailure(problem)).toEqual({ message: 'First', questionIDs: new Set([12, 15]) })
})

it('is nothing where a failure names no questions: it is told as every other', () => {
  expect(toSaveFailure(null)).toBeNull()
  expect(toSaveFailure(toProblem({ answers: ['Too many'] }))).toBeNull()
  expect(toSaveFailure(new Problem(409, { message: 'Closed', code: 'survey_closed' }))).toBeNull()
})

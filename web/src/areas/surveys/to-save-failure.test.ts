import { expect, it } from 'vitest'
import { Problem } from '#web/api/problem.ts'
import { toSaveFailure } from './to-save-failure.ts'

const toProblem = (data: Record<string, string[]>) =>
  new Problem(422, { message: 'validation_errors', code: 'validation_errors', data })

// spec 8.5
it('takes the first message, and the question ids of the second element', () => {
  const problem = toProblem({ answers: ['First', 'Second'], questionIDs: ['12', '15'] })
  expect(toSaveFailure(problem, 'en')).toEqual({ message: 'First', questionIDs: new Set([12, 15]) })
})

it('is null if the failure names no questions', () => {
  expect(toSaveFailure(null, 'en')).toBeNull()
  expect(toSaveFailure(toProblem({ answers: ['Too many'] }), 'en')).toBeNull()
  expect(toSaveFailure(new Problem(409, { message: 'Closed', code: 'survey_closed' }), 'en')).toBeNull()
})

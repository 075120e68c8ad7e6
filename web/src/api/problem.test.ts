import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages } from '#web/i18n/messages.ts'
import { ChunkLoadError } from './chunk.ts'
import { Problem, describeProblem } from './problem.ts'

afterEach(() => vi.unstubAllGlobals())

describe('how a failure is shown (spec 8.1)', () => {
  it('validation_errors: a warning that lists every field’s messages as lines', () => {
    const data = { code: ['one', 'two'], password: ['three'] }
    const problem = new Problem(422, { message: 'validation_errors', code: 'validation_errors', data })
    expect(describeProblem(problem, 'en')).toEqual({
      kind: 'warning',
      text: null,
      lines: ['one', 'two', 'three'],
    })
    expect(problem.fields).toEqual(data)
  })

  it('otherwise the message is shown as an error', () => {
    const problem = new Problem(409, { message: 'The group is full', code: 'group_full' })
    expect(describeProblem(problem, 'en')).toEqual({ kind: 'error', text: 'The group is full', lines: [] })
  })

  it('with no message a generic text is shown', () => {
    expect(describeProblem(new Problem(502), 'ka').text).toBe(messages.generic.ka)
    expect(describeProblem(new Problem(502), 'en').text).toBe('An error occurred, please try again later.')
    expect(describeProblem(new TypeError('x'), 'en').text).toBe(messages.generic.en)
  })

  it('a warning variant shows plain messages as warnings', () => {
    expect(describeProblem(new Problem(409, { message: 'Mind this' }), 'en', 'warning').kind).toBe('warning')
  })

  it('failed login: shows the server message', () => {
    const problem = new Problem(401, { message: 'Incorrect code or password.', code: 'wrong_login' })
    expect(describeProblem(problem, 'en').text).toBe(messages.wrongLogin.en)
  })

  it('no reply to a reading: says so, and what to do', () => {
    expect(describeProblem(new Problem(0), 'en').text).toBe(messages.offline.en)
    expect(new Problem(0).code).toBe('offline')
  })

  it('no reply to a write: says that it is not known whether it was done', () => {
    expect(describeProblem(new Problem(0, { code: 'answer_lost' }), 'en').text).toBe(messages.answerLost.en)
  })

  it('chunk load failure: says which of the two it is', () => {
    vi.stubGlobal('navigator', { onLine: true })
    expect(describeProblem(new ChunkLoadError(), 'en').text).toBe(messages.chunkFailed.en)
    vi.stubGlobal('navigator', { onLine: false })
    expect(describeProblem(new ChunkLoadError(), 'en').text).toBe(messages.chunkOffline.en)
  })
})

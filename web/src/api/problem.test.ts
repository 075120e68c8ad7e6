import { afterEach, describe, expect, it, vi } from 'vitest'
import { callMessages } from '#web/i18n/call-messages.ts'
import { ChunkLoadError } from './chunk.ts'
import { Problem, describeProblem, isOffline } from './problem.ts'

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
    expect(problem.fieldsIn('en')).toEqual(data)
  })

  it('leaves out the fields whose messages the form shows, and keeps all others', () => {
    const data = { code: ['one'], other: ['two', 'three'], '': ['four'] }
    const problem = new Problem(422, { message: 'validation_errors', code: 'validation_errors', data })
    const describe = (shownFields: string[]) => describeProblem(problem, 'en', { shownFields })
    expect(describe(['code', 'unknown'])?.lines).toEqual(['two', 'three', 'four'])
    expect(describe(['code', 'other', ''])).toBeNull()
  })

  it('is in the language of the screen, whatever the language of the request was', () => {
    const translation = { locale: 'en', message: 'The group is full' } as const
    const full = new Problem(409, { message: 'ჯგუფი სავსეა', code: 'group_full', translation })
    expect(describeProblem(full, 'ka')?.text).toBe('ჯგუფი სავსეა')
    expect(describeProblem(full, 'en')?.text).toBe('The group is full')
    const message = 'validation_errors'
    const wrong = new Problem(422, {
      message,
      data: { code: ['სავალდებულოა'] },
      translation: { locale: 'en', message, data: { code: ['Required'] } },
    })
    expect(describeProblem(wrong, 'ka')?.lines).toEqual(['სავალდებულოა'])
    expect(describeProblem(wrong, 'en')?.lines).toEqual(['Required'])
    expect(wrong.fieldsIn('en')).toEqual({ code: ['Required'] })
  })

  it('has a number where the server has logged an error, and nowhere else', () => {
    const numberOf = (status: number) => new Problem(status, {}, null, '4f9c0b6a-1x').errorNumber
    expect([500, 507].map(numberOf)).toEqual(['4f9c0b6a-1x', '4f9c0b6a-1x'])
    expect([0, 404, 409, 422, 429, 503].map(numberOf)).toEqual([null, null, null, null, null, null])
    expect(new Problem(500).errorNumber).toBeNull()
  })

  it('otherwise the message is shown as an error', () => {
    const problem = new Problem(409, { message: 'The group is full', code: 'group_full' })
    expect(describeProblem(problem, 'en')).toEqual({ kind: 'error', text: 'The group is full', lines: [] })
  })

  it('with no message a generic text is shown', () => {
    expect(describeProblem(new Problem(502), 'ka')?.text).toBe(callMessages.generic.ka)
    expect(describeProblem(new Problem(502), 'en')?.text).toBe('An error occurred, please try again later.')
    expect(describeProblem(new TypeError('x'), 'en')?.text).toBe(callMessages.generic.en)
  })

  it('a warning variant shows plain messages as warnings', () => {
    expect(describeProblem(new Problem(409, { message: 'Mind this' }), 'en', { as: 'warning' })?.kind).toBe(
      'warning',
    )
  })

  it('failed login: shows the server message', () => {
    const problem = new Problem(401, { message: 'Incorrect code or password.', code: 'wrong_login' })
    expect(describeProblem(problem, 'en')?.text).toBe('Incorrect code or password.')
  })

  it('no reply to a reading: says so, and what to do', () => {
    expect(describeProblem(new Problem(0), 'en')?.text).toBe(callMessages.offline.en)
    expect(new Problem(0).code).toBe('offline')
  })

  it('no reply to a write: says that it is not known whether it was done', () => {
    expect(describeProblem(new Problem(0, { code: 'answer_lost' }), 'en')?.text).toBe(
      callMessages.answerLost.en,
    )
  })

  it('chunk load failure: says which of the two it is', () => {
    vi.stubGlobal('navigator', { onLine: true })
    expect(describeProblem(new ChunkLoadError(), 'en')?.text).toBe(callMessages.chunkFailed.en)
    vi.stubGlobal('navigator', { onLine: false })
    expect(describeProblem(new ChunkLoadError(), 'en')?.text).toBe(callMessages.chunkOffline.en)
  })
})

describe('isOffline', () => {
  it('is true of a reading or a script without a network, not of an answer', () => {
    const failures = [
      new Problem(0),
      new ChunkLoadError(),
      new Problem(0, { code: 'answer_lost' }),
      new Problem(503),
    ]
    vi.stubGlobal('navigator', { onLine: false })
    expect(failures.map(isOffline)).toEqual([true, true, false, false])
    vi.stubGlobal('navigator', { onLine: true })
    expect(failures.map(isOffline)).toEqual([false, false, false, false])
  })
})

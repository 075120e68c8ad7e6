import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorReply } from '#contract/endpoint/errors.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const { studentID } = await testUniversity(db)

let headers: Record<string, string>
beforeAll(async () => {
  headers = (await signIn(db, studentID)).headers
})

interface Request {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly payload?: string | object
  readonly type?: string
  readonly language?: 'ka' | 'en'
}

const send = async ({ method, url, payload, type, language }: Request) => {
  const reply = await app.inject({
    method: method ?? (payload === undefined ? 'GET' : 'POST'),
    url,
    payload,
    headers: {
      ...headers,
      ...(type && { 'content-type': type }),
      ...(language && { 'content-language': language }),
    },
  })
  return { status: reply.statusCode, ...errorReply.parse(reply.json()) }
}

const required = { ka: 'ველის შევსება სავალდებულოა', en: 'This field is required' }
const notAllowed = { ka: 'ასეთი მონაცემი დაუშვებელია', en: 'Such data is not allowed' }

describe('a request that does not match the contract is refused with 422 and the field, in the requested language', () => {
  const login = '/api/auth/login'
  const cases: [string, Request, Record<string, { ka: string; en: string }>][] = [
    ['a body without its fields', { url: login, payload: {} }, { code: required, password: required }],
    ['no body at all', { method: 'POST', url: login }, { code: required, password: required }],
    ['a wrong type', { url: login, payload: { code: [], password: 'x' } }, { code: notAllowed }],
    ['null', { url: login, payload: { code: null, password: 'x' } }, { code: required }],
    ['U+0000', { url: login, payload: { code: 'a\0b', password: 'x' } }, { code: notAllowed }],
    [
      'half of a surrogate pair',
      { url: login, payload: { code: 'st1', password: '\ud800' } },
      { password: notAllowed },
    ],
    ['an array as the body', { url: login, payload: [] }, { body: notAllowed }],
    ['a text as the body', { url: login, payload: '"x"', type: 'application/json' }, { body: notAllowed }],
    ['a query without its field', { url: '/api/menu-items' }, { position: notAllowed }],
    ['a query that is not a number', { url: '/api/menu-items?position=a' }, { position: notAllowed }],
    ['a repeated query', { url: '/api/menu-items?position=1&position=2' }, { position: notAllowed }],
    ['a path that is not a number', { url: '/api/registration/groups/general/a' }, { subjectID: notAllowed }],
    ['a fraction in the path', { url: '/api/registration/groups/general/1.5' }, { subjectID: notAllowed }],
    [
      'a number too large for an id',
      { method: 'DELETE', url: '/api/registration/99999999999' },
      { id: { ka: 'რიცხვი 999999999-ს არ უნდა აღემატებოდეს', en: 'The number must not be above 999999999' } },
    ],
    [
      'a member of a list',
      { url: '/api/registration', payload: { schedule_ids: [1, 'x'] } },
      { 'schedule_ids.1': notAllowed },
    ],
    [
      'a list that is too long',
      {
        url: '/api/registration',
        payload: { schedule_ids: Array.from({ length: 21 }, (_, nth) => nth + 1) },
      },
      { schedule_ids: { ka: 'დასაშვებია მაქსიმუმ 20', en: 'At most 20 are allowed' } },
    ],
  ]

  it.each(cases)('%s', async (_, sent, fields) => {
    const message = 'validation_errors'
    const textIn = (locale: 'ka' | 'en') => {
      const data = Object.entries(fields).map(([name, phrase]) => [name, [phrase[locale]]])
      return { message, data: Object.fromEntries(data) }
    }
    for (const [language, other] of [
      ['ka', 'en'],
      ['en', 'ka'],
    ] as const) {
      const translation = { locale: other, ...textIn(other) }
      const expected = { status: 422, code: message, ...textIn(language), translation }
      expect(await send({ ...sent, language })).toEqual(expected)
    }
  })

  // spec 5.16.2
  it('ignores fields that the contract does not name', async () => {
    const payload = { schedule_ids: [1], admin: true, nested: { deep: [1] } }
    const { status } = await send({ url: '/api/registration', payload })
    expect(status).not.toBe(422)
  })
})

describe('an unreadable request', () => {
  const url = '/api/auth/login'
  const json = 'application/json'
  it.each<[string, Request, number, string]>([
    ['broken JSON', { url, payload: '{"code":', type: json }, 400, 'broken_json'],
    ['a key that reaches a prototype', { url, payload: '{"__proto__":{}}', type: json }, 400, 'broken_json'],
    ['a broken address', { url: '/api/registration/groups/general/%zz' }, 400, 'broken_json'],
    ['a body over 64 KiB', { url, payload: { code: 'x'.repeat(66_000) } }, 413, 'too_large'],
    [
      'a picture over its limit',
      { url: '/api/profile/picture', payload: { picture: 'x'.repeat(7_200_000) } },
      413,
      'too_large',
    ],
    ['plain text', { url, payload: 'code=1', type: 'text/plain' }, 415, 'wrong_type'],
    ['a form', { url, payload: 'code=1', type: 'application/x-www-form-urlencoded' }, 415, 'wrong_type'],
    [
      'files, where none are accepted',
      { url, payload: 'x', type: 'multipart/form-data; boundary=x' },
      415,
      'wrong_type',
    ],
    ['an unknown address', { url: '/api/nothing' }, 404, 'no_such_call'],
    ['an unknown method', { method: 'DELETE', url }, 404, 'no_such_call'],
  ])('%s', async (_, sent, status, code) => {
    expect(await send(sent)).toMatchObject({ status, code })
  })

  it('names the largest allowed body', async () => {
    const { message } = await send({ url, payload: { code: 'x'.repeat(66_000) }, language: 'en' })
    expect(message).toBe('The data you sent is too large. At most 8 KB is allowed.')
  })

  describe('that is not HTTP', () => {
    beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
    afterAll(() => app.close())

    it.each([
      ['garbage', 'garbage\r\n\r\n', '400'],
      ['too large headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, '431'],
    ])('%s', async (_, raw, status) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(raw)
      const answer = await text(socket)
      expect(answer).toMatch(`HTTP/1.1 ${status}`)
      expect(errorReply.parse(JSON.parse(answer.slice(answer.indexOf('{')))).code).toBe('broken_json')
    })
  })
})

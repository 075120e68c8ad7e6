import { expect, it, vi } from 'vitest'
import { readEarly, takeEarly } from './early-reads.ts'

const answer = new Response('{}')
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>().mockResolvedValue(answer)
vi.stubGlobal('fetch', fetched)
const read = () => readEarly(['/api/a', '/api/b'], 'token', 'ka')

it('asks for each at once, as the student and in her language', () => {
  read()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/a', '/api/b'])
  expect(fetched.mock.calls[0]![1].headers).toEqual({
    'content-language': 'ka',
    authorization: 'Bearer token',
  })
})

it('gives an answer once, and only to the same student in the same language', async () => {
  read()
  expect(await takeEarly('/api/a', 'token', 'ka')).toBe(answer)
  expect(takeEarly('/api/a', 'token', 'ka')).toBeUndefined()
  expect(takeEarly('/api/c', 'token', 'ka')).toBeUndefined()
  expect(takeEarly('/api/b', 'token', 'en')).toBeUndefined()
  read()
  expect(takeEarly('/api/a', 'another', 'ka')).toBeUndefined()
  expect(takeEarly('/api/b', null, 'ka')).toBeUndefined()
})

it('gives nothing that has grown old', () => {
  read()
  vi.spyOn(performance, 'now').mockReturnValue(15_001)
  expect(takeEarly('/api/a', 'token', 'ka')).toBeUndefined()
  vi.restoreAllMocks()
})

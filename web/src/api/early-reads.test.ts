import { beforeEach, expect, it, vi } from 'vitest'
import { peekEarlyAnswer, requestEarly, takeEarlyAnswer } from './early-reads.ts'

const answer = new Response('{}')
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>().mockResolvedValue(answer)
vi.stubGlobal('fetch', fetched)
// A thread of the tests is older than a page that has just been opened.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000))
const read = () => ['/api/a', '/api/b'].forEach((address) => requestEarly(address, 'token', 'ka'))

it('requests each address at once with the token and the language', () => {
  read()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/a', '/api/b'])
  expect(fetched.mock.calls[0]![1].headers).toEqual({
    'content-language': 'ka',
    authorization: 'Bearer token',
  })
})

it('gives an answer once, to the same student in the same language', async () => {
  read()
  expect(await takeEarlyAnswer('/api/a', 'token', 'ka')).toBe(answer)
  expect(takeEarlyAnswer('/api/a', 'token', 'ka')).toBeUndefined()
  expect(takeEarlyAnswer('/api/c', 'token', 'ka')).toBeUndefined()
  expect(takeEarlyAnswer('/api/b', 'token', 'en')).toBeUndefined()
  read()
  expect(takeEarlyAnswer('/api/a', 'another', 'ka')).toBeUndefined()
  expect(takeEarlyAnswer('/api/b', null, 'ka')).toBeUndefined()
})

it('gives nothing after 15 seconds', () => {
  read()
  vi.spyOn(performance, 'now').mockReturnValue(15_001)
  expect(takeEarlyAnswer('/api/a', 'token', 'ka')).toBeUndefined()
  vi.restoreAllMocks()
})

it('reads an answer that can still be taken', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('{"data":1}')))
  read()
  expect(await peekEarlyAnswer('/api/a')).toEqual({ data: 1 })
  const taken = await takeEarlyAnswer('/api/a', 'token', 'ka')
  expect(await taken?.json()).toEqual({ data: 1 })
  await expect(peekEarlyAnswer('/api/a')).rejects.toThrow('/api/a')
})

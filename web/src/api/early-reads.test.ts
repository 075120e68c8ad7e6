import { expect, it, vi } from 'vitest'
import { earlyAnswer, readEarly, takeEarly } from './early-reads.ts'

const answer = new Response('{}')
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>().mockResolvedValue(answer)
vi.stubGlobal('fetch', fetched)
const read = () => ['/api/a', '/api/b'].forEach((address) => readEarly(address, 'token', 'ka'))

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

it('lets an answer be looked at and leaves it to be taken', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('{"data":1}')))
  read()
  expect(await earlyAnswer('/api/a')).toEqual({ data: 1 })
  const taken = await takeEarly('/api/a', 'token', 'ka')
  expect(await taken?.json()).toEqual({ data: 1 })
  await expect(earlyAnswer('/api/a')).rejects.toThrow('/api/a')
})

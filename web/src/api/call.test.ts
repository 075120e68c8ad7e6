import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call, publicCall } from '#contract/endpoint/endpoint.ts'
import { stubBrowser } from './session/test-browser.ts'

const base = { summary: '', reply: z.string() } as const
const read = call('GET /api/things/{id}', {
  ...base,
  params: { id: z.string() },
  query: { page: z.optional(z.string()), name: z.optional(z.string()) },
})
const upload = call('POST /api/files', {
  ...base,
  body: z.object({ text: z.string() }),
  files: { files: { required: true, many: true, maxBytes: 9 } },
})
const open = publicCall('GET /api/open', base)

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
/** XMLHttpRequest, answered like `fetch`. */
class Request {
  address = ''
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  on: Record<string, (event: object) => void> = {}
  upload = {
    addEventListener: (_: string, listener: (event: object) => void) => (this.on['progress'] = listener),
  }
  open = (_: string, address: string) => (this.address = address)
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value)
  addEventListener = (name: string, listener: (event: object) => void) => (this.on[name] = listener)
  getResponseHeader = () => null
  send = async (body: FormData) => {
    this.on['progress']?.({ loaded: 1, total: 4, lengthComputable: true })
    const response = await fetched(this.address, { headers: this.headers, body }).catch(() => null)
    if (response === null) return this.on['error']?.({})
    this.status = response.status
    this.responseText = await response.text()
    return this.on['load']?.({})
  }
}
const { send, q } = await (() => {
  stubBrowser().stored.set('token', 'secret')
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('XMLHttpRequest', Request)
  return import('./call.ts')
})()
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('{"data":"ok"}'))
})

it('fills the path and the query, and unwraps the data', async () => {
  expect(await send(read, { params: { id: 'a/b' }, query: { page: 2 } })).toBe('ok')
  expect(fetched.mock.calls[0]![0]).toBe('/api/things/a%2Fb?page=2')
})

it('sends files as a form, without a content type of its own', async () => {
  const file = new File(['x'], 'x.txt')
  await send(upload, { body: { text: 'hello' }, files: { files: [file, file] } })
  const { body, headers } = fetched.mock.calls[0]![1]
  expect((body as FormData).get('text')).toBe('hello')
  expect((body as FormData).getAll('files')).toHaveLength(2)
  expect(headers).not.toHaveProperty('content-type')
})

it('sends no token with a public call', async () => {
  await send(open)
  expect(fetched.mock.calls[0]![1].headers).not.toHaveProperty('authorization')
})

it('has one query key for both languages', () => {
  expect(q(read, { params: { id: 1 }, query: {} }).queryKey).toEqual([
    '/api/things/{id}',
    { params: { id: 1 }, query: {} },
  ])
})

it('rejects with the generic text if the reply is not JSON', async () => {
  fetched.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }))
  await expect(send(open)).rejects.toMatchObject({ status: 502, message: '', code: 'failed' })
  fetched.mockResolvedValue(new Response('<html></html>', { status: 200 }))
  await expect(send(open)).rejects.toMatchObject({ name: 'Problem', message: '' })
})

it('tells a lost answer to a write from being offline', async () => {
  const write = { body: { text: '' }, files: {} }
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send(upload, write)).rejects.toMatchObject({ status: 0, code: 'answer_lost' })
  await expect(send(read, { params: { id: 1 }, query: {} })).rejects.toMatchObject({ code: 'offline' })
  await expect(send(publicCall('POST /api/open', base))).rejects.toMatchObject({ code: 'offline' })
  fetched.mockResolvedValue(new Response('{"da', { status: 200 }))
  await expect(send(upload, write)).rejects.toMatchObject({ status: 0, code: 'answer_lost' })
})

it('gives up after 15 seconds without an answer', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
      ),
  )
  const rejection = expect(send(read, { params: { id: 1 } })).rejects.toMatchObject({
    status: 0,
    code: 'offline',
  })
  await vi.advanceTimersByTimeAsync(14_000)
  expect(fetched.mock.calls[0]![1].signal!.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  await rejection
  vi.useRealTimers()
})

it('aborts a cancelled read at once', async () => {
  const unwanted = new AbortController()
  const pending = q(read, { params: { id: 1 } }).queryFn!({ signal: unwanted.signal } as never)
  unwanted.abort()
  await pending
  expect(fetched.mock.calls[0]![1].signal!.aborted).toBe(true)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadInPieces } from './upload-in-pieces.ts'
import { FakeRequest } from './test-request.ts'

const megabyte = 1024 * 1024
const file = new File([new Uint8Array(3 * megabyte)], 'slides.pptx')
/** How each call is answered, by the bytes received so far or a refusal; null: the connection breaks. */
type Answer = number | null | { readonly status: number; readonly code: string }
let server: { begin: () => Answer; piece: (offset: number) => Answer }
let calls: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  calls = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      override send = () => {
        const offset = new URL(this.address, 'http://portal').searchParams.get('offset')
        calls.push(offset === null ? 'begin' : `piece ${Number(offset) / megabyte}`)
        const received = offset === null ? server.begin() : server.piece(Number(offset))
        queueMicrotask(() => {
          if (received === null) this.fail()
          else if (typeof received === 'object') this.refuse(received.status, received.code)
          else this.answer(200, { uploadID: 7, received, is_complete: received === file.size })
        })
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const sent = async () => {
  const sending = uploadInPieces(
    file,
    { call: 'POST /api/files', field: 'files', headers: {} },
    () => undefined,
  )
  const ended = sending.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600_000)
  return ended
}

test('uploads a file piece by piece', async () => {
  server = { begin: () => 0, piece: (offset) => offset + megabyte }
  expect(await sent()).toBe(7)
  expect(calls).toEqual(['begin', 'piece 0', 'piece 1', 'piece 2'])
})

test('resumes where the server is, as long as there is progress', async () => {
  let there = 0
  // Each piece is interrupted half-way.
  server = {
    begin: () => there,
    piece: (offset) => ((there = offset + megabyte / 2) === file.size ? there : null),
  }
  expect(await sent()).toBe(7)
  expect(calls.filter((call) => call === 'begin')).toHaveLength(6)
})

test('gives up when every piece fails, although the upload is found each time', async () => {
  server = { begin: () => megabyte, piece: () => null }
  expect(await sent()).toEqual(new Error('no answer'))
  expect(calls.filter((call) => call === 'piece 1')).toHaveLength(6)
})

test.each([
  [413, 'upload_quota'],
  [507, 'disk_full'],
  [409, 'too_many_files'],
  [429, 'too_many_problems'],
])('gives a refusal back at once: %i %s', async (status, code) => {
  server = { begin: () => ({ status, code }), piece: () => null }
  expect(await sent()).toMatchObject({ status })
  expect(calls).toEqual(['begin'])
})

test('retries a busy server, and continues an upload that went on in another tab', async () => {
  const refusals = [
    { status: 503, code: 'busy' },
    { status: 409, code: 'upload_moved' },
    { status: 409, code: 'upload_busy' },
    { status: 429, code: 'too_many_bodies' },
  ]
  server = { begin: () => 2 * megabyte, piece: (offset) => refusals.shift() ?? offset + megabyte }
  expect(await sent()).toBe(7)
  expect(calls).toEqual(Array.from({ length: 5 }, () => ['begin', 'piece 2']).flat())
})

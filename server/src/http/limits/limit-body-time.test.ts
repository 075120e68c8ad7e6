import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const { headers } = await signIn(db, (await testUniversity(db)).studentID)
const app = makeApp({ db, quiet: true, bodyTimeoutMs: 300, headerTimeoutMs: 1000 })
// A body limit of 64 KB gives two seconds more, at 32 KB a second.
const deadlineMs = 300 + 2048
/** Until then everything has ended that has a deadline, also on a busy machine. */
const longMs = 60_000

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** Sends the text and then a piece of the body every 100 ms; gives the reply, and after how long the connection closed. */
const trickle = async (text: string, forMs: number, piece = ' ') => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const begunAt = performance.now()
  let reply = ''
  socket.on('data', (bytes: Buffer) => (reply += bytes.toString()))
  socket.on('error', () => undefined)
  // Not by events.once: the connection may be reset under the last piece, which is an error before the end.
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve(performance.now() - begunAt)),
  )
  socket.write(text)
  const dripping = setInterval(() => socket.writable && socket.write(piece), 100)
  const closedAfterMs = await Promise.race([closed, sleep(forMs).then(() => null)])
  clearInterval(dripping)
  socket.destroy()
  return { reply, closedAfterMs }
}
const head = (line: string, ...more: readonly string[]) =>
  [`${line} HTTP/1.1`, 'host: portal', ...more, '', ''].join('\r\n')
const json = 'content-type: application/json'

describe('a slow body', () => {
  it('is refused with 408 after its time, and its connection is closed', async () => {
    for (const [length, piece] of [
      ['content-length: 5000', ' '],
      ['transfer-encoding: chunked', '1\r\n \r\n'],
    ] as const) {
      const { reply, closedAfterMs } = await trickle(
        head('POST /api/student-location', json, length, `authorization: ${headers.authorization}`),
        longMs,
        piece,
      )
      expect(reply).toMatch(/^HTTP\/1.1 408 .*cache-control: no-store.*"code":"too_slow"/s)
      expect(closedAfterMs).toBeGreaterThan(deadlineMs - 100)
    }
  })

  it('of a call that reads none, or of no call at all, is not waited for either', async () => {
    for (const line of ['GET /api/menu-items', 'POST /api/nothing']) {
      const { reply, closedAfterMs } = await trickle(head(line, json, 'content-length: 5000'), longMs)
      expect(reply).toMatch(/^HTTP\/1.1 40[148] /)
      expect([line, closedAfterMs]).toEqual([line, expect.any(Number)])
    }
  })

  const toUpload = (authorization: string) =>
    head(
      'POST /api/problems',
      'content-type: multipart/form-data; boundary=x',
      'transfer-encoding: chunked',
      `authorization: ${authorization}`,
    )

  it('of an upload has longer', async () => {
    const { reply, closedAfterMs } = await trickle(
      toUpload(headers.authorization),
      deadlineMs + 500,
      '1\r\n \r\n',
    )
    expect({ reply, closedAfterMs }).toEqual({ reply: '', closedAfterMs: null })
  })

  it('of an upload that is refused at once is not waited for', async () => {
    const { reply, closedAfterMs } = await trickle(toUpload('Bearer nobody'), longMs, '1\r\n \r\n')
    expect(reply).toMatch(/^HTTP\/1.1 401 /)
    expect(closedAfterMs).toEqual(expect.any(Number))
  })

  it('of a malformed address is not read', async () => {
    const { reply, closedAfterMs } = await trickle(
      head('POST /api/%ff', json, 'content-length: 5000'),
      longMs,
    )
    expect(reply).toMatch(/^HTTP\/1.1 400 .*cache-control: no-store/s)
    expect(closedAfterMs).toEqual(expect.any(Number))
  })
})

describe('a slow head', () => {
  it('is refused with 408 after its time', async () => {
    const { reply, closedAfterMs } = await trickle(
      'GET /api/menu-items HTTP/1.1\r\nhost: portal\r\nx-slow: ',
      longMs,
    )
    expect(reply).toMatch(/^HTTP\/1.1 408 .*cache-control: no-store.*"code":"too_slow"/s)
    expect(closedAfterMs).toEqual(expect.any(Number))
  })
})

describe('what is no request, or has too large a head', () => {
  it.each([
    ['GARBAGE', 'GARBAGE\r\n\r\n', 400],
    ['a head of 20 KB', head('GET /api/menu-items', `x-long: ${'x'.repeat(20_000)}`), 431],
    ['a header with a NUL', head('GET /api/menu-items', 'x-nul: a\0b'), 400],
  ])('%s is refused, and the answer is kept by nobody', async (_, text, status) => {
    const { reply, closedAfterMs } = await trickle(text, longMs)
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} .*cache-control: no-store.*"code"`, 's'))
    expect(closedAfterMs).toEqual(expect.any(Number))
  })
})

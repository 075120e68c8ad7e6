import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, quiet: true })
/** The speed of a body counts after half a second. */
const strictApp = makeApp({ db, quiet: true, bodyTimeoutMs: 1000 })
const university = await testUniversity(db)

beforeAll(async () => {
  for (const each of [app, strictApp]) await each.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([app.close(), strictApp.close()]))

interface Sent {
  readonly socket: Socket
  answer: string
}
const sockets: Sent[] = []
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.destroy()
})

/** Announces a body of this many bytes and sends a part of it. */
const announce = (authorization: string, bytes: number, path = '/api/profile/picture', by = app) => {
  const socket = connect((by.server.address() as AddressInfo).port, '127.0.0.1')
  const sent = { socket, answer: '' }
  sockets.push(sent)
  socket.on('data', (piece: Buffer) => (sent.answer += piece.toString()))
  socket.on('error', () => undefined)
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: portal',
    'content-type: application/json',
    `content-length: ${bytes}`,
    ...(authorization && [`authorization: ${authorization}`]),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n{"picture":"`)
  return sent
}
/** The answer to a small body that arrives whole. */
const sendWhole = async (authorization: string): Promise<string> => {
  const sent = announce(authorization, '{"picture":""}'.length)
  sent.socket.write('"}')
  await expect.poll(() => sent.answer).not.toBe('')
  return sent.answer
}
const listBusy = (all: readonly Sent[]) => all.filter(({ answer }) => answer.startsWith('HTTP/1.1 503 '))
const listUnanswered = (all: readonly Sent[]) => all.filter(({ answer }) => answer === '')
const signInNew = async () => (await signIn(db, await university.addStudent())).headers.authorization
const megabytes = 1024 * 1024

describe('a large body', () => {
  it('is not read from anybody who is not signed in', async () => {
    for (const token of ['', 'Bearer nobody']) {
      const sent = announce(token, 6 * megabytes)
      await expect.poll(() => sent.answer).toMatch(/^HTTP\/1.1 401 /)
    }
  })

  it('is the second of its student at most', async () => {
    const student = await signInNew()
    const all = Array.from({ length: 3 }, () => announce(student, megabytes))
    await expect.poll(() => listBusy(all)).toHaveLength(1)
    expect(listBusy(all)[0]!.answer).toMatch(/retry-after: 5/i)
    const [first] = listUnanswered(all)
    expect(listUnanswered(all)).toHaveLength(2)
    first!.socket.destroy()
    await expect.poll(() => sendWhole(student)).toMatch(/^HTTP\/1.1 422 /)
  })

  it('finds no room when the bodies of all students are 64 MB', async () => {
    const students = await Promise.all(Array.from({ length: 11 }, signInNew))
    const all = students.slice(0, 10).map((student) => announce(student, 7_000_000))
    await expect.poll(() => listBusy(all)).toHaveLength(1)
    expect(await sendWhole(students[10]!)).toMatch(/^HTTP\/1.1 422 /)
    expect(listUnanswered(all)).toHaveLength(9)
  })
})

describe('a slow large body', () => {
  const path = '/api/profile/picture'
  let now = 0
  beforeEach(() => {
    now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    onTestFinished(() => clock.mockRestore())
  })

  /** Announces the body and sends this many bytes of it; resolves once they have arrived. */
  const sendPart = async (authorization: string, bytes: number) => {
    const accepted = once(strictApp.server, 'connection') as Promise<[Socket]>
    const sent = announce(authorization, 7_000_000, path, strictApp)
    const [connection] = await accepted
    sent.socket.write('x'.repeat(bytes))
    await expect.poll(() => connection.bytesRead).toBeGreaterThan(bytes)
    return sent
  }

  it('is refused with 408 below 32 KB a second, long before its time is over', async () => {
    const [slow, fast] = [
      await sendPart(await signInNew(), 100_000),
      await sendPart(await signInNew(), 5_000_000),
    ]
    // The whole body has 220 seconds.
    now += 20_000
    await expect.poll(() => slow.answer).toMatch(/^HTTP\/1.1 408 .*"code":"too_slow"/s)
    // It is looked at every second.
    await new Promise((after) => setTimeout(after, 1100))
    expect(fast.answer).toBe('')
  })

  it('gives way below 128 KB a second when there is no room, the slowest first', async () => {
    const students = await Promise.all(Array.from({ length: 11 }, signInNew))
    const fast = await sendPart(students[0]!, 5_000_000)
    const slower = await sendPart(students[1]!, 1_000_000)
    const slow: Sent[] = []
    for (const student of students.slice(2, 9)) slow.push(await sendPart(student, 1_800_000))
    const early = announce(students[9]!, 7_000_000, path, strictApp)
    await expect.poll(() => early.answer).toMatch(/^HTTP\/1.1 503 /)
    // Now they have been slow for long enough.
    now += 20_000
    const late = announce(students[10]!, 7_000_000, path, strictApp)
    await expect.poll(() => slower.answer).toMatch(/^HTTP\/1.1 503 .*retry-after: 5/is)
    expect([fast, late, ...slow].map(({ answer }) => answer).join('')).toBe('')
  })
})

describe('a body that anybody may send', () => {
  it('has 8 KB', async () => {
    const sent = announce('', 9 * 1024, '/api/auth/login')
    await expect.poll(() => sent.answer).toMatch(/^HTTP\/1.1 413 .*8 KB/s)
  })
})

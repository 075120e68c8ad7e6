import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
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

const sockets: { readonly socket: Socket; answer: string }[] = []
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
    const [first, second] = [announce(student, megabytes), announce(student, megabytes)]
    // The requests come over different connections.
    await new Promise((after) => setTimeout(after, 200))
    const third = announce(student, megabytes)
    await expect.poll(() => third.answer).toMatch(/^HTTP\/1.1 503 .*retry-after: 5/is)
    expect([first.answer, second.answer]).toEqual(['', ''])
    first.socket.destroy()
    await new Promise((after) => setTimeout(after, 200))
    const fourth = announce(student, megabytes)
    await new Promise((after) => setTimeout(after, 300))
    expect(fourth.answer).toBe('')
  })

  it('finds no room when the bodies of all students are 64 MB', async () => {
    const students = await Promise.all(Array.from({ length: 11 }, signInNew))
    const bodies = students.slice(0, 9).map((student) => announce(student, 7_000_000))
    await new Promise((after) => setTimeout(after, 300))
    const [tenth, small] = [announce(students[9]!, 7_000_000), announce(students[10]!, 100)]
    await expect.poll(() => tenth.answer).toMatch(/^HTTP\/1.1 503 /)
    expect([...bodies, small].map(({ answer }) => answer).join('')).toBe('')
  })
})

describe('a slow large body', () => {
  const path = '/api/profile/picture'
  const pause = (ms: number) => new Promise((after) => setTimeout(after, ms))
  /** Announces the body and sends this many bytes of it every 50 ms. */
  const trickle = (authorization: string, bytes: number) => {
    const sent = announce(authorization, 7_000_000, path, strictApp)
    const timer = setInterval(() => sent.socket.writable && sent.socket.write('x'.repeat(bytes)), 50)
    sent.socket.once('close', () => clearInterval(timer))
    return sent
  }

  it('is refused with 408 below 32 KB a second, long before its time is over', async () => {
    const begunAt = performance.now()
    const [slow, fast] = [trickle(await signInNew(), 500), trickle(await signInNew(), 10_000)]
    await expect.poll(() => slow.answer).toMatch(/^HTTP\/1.1 408 .*"code":"too_slow"/s)
    // The whole body has 220 seconds.
    expect(performance.now() - begunAt).toBeLessThan(30_000)
    await pause(1000)
    expect(fast.answer).toBe('')
  })

  it('gives way below 128 KB a second when there is no room, the slowest first', async () => {
    const students = await Promise.all(Array.from({ length: 11 }, signInNew))
    const fast = trickle(students[0]!, 50_000)
    const slower = trickle(students[1]!, 3000)
    const slow = students.slice(2, 9).map((student) => trickle(student, 5000))
    await pause(300)
    const early = announce(students[9]!, 7_000_000, path, strictApp)
    await expect.poll(() => early.answer).toMatch(/^HTTP\/1.1 503 /)
    // Now they have been slow for long enough.
    await pause(1500)
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

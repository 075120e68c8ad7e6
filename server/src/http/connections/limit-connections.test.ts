import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { closeStreams } from '#server/http/events.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const openFiles = { connections: 10, reserve: 3, uploads: 2 }
const app = makeApp({ db, quiet: true, openFiles, findFreeBytes: () => Promise.resolve(1e12) })

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

interface Opened {
  readonly socket: Socket
  answer: string
  isClosed: boolean
}
const all: Opened[] = []
afterEach(async () => {
  for (const { socket } of all.splice(0)) socket.destroy()
  await expect.poll(countOpen).toBe(0)
})
const countOpen = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

const open = async (text = '', localAddress = '127.0.0.1'): Promise<Opened> => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const opened = { socket, answer: '', isClosed: false }
  all.push(opened)
  socket.on('data', (piece: Buffer) => (opened.answer += piece.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => (opened.isClosed = true))
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return opened
}
const openMany = async (count: number, text?: string, localAddress?: string) => {
  const made: Opened[] = []
  for (let nth = 0; nth < count; nth += 1) made.push(await open(text, localAddress))
  return made
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: portal\r\n${more}\r\n`
const expectAnswer = async (path: string, status: number, more = '') => {
  const opened = await open(get(path, more))
  await expect.poll(() => opened.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  return opened
}
const listOpen = (some: readonly Opened[]) => some.filter(({ isClosed }) => !isClosed)

describe('limitConnections', () => {
  it('closes connections without a complete head for later ones', async () => {
    const silent = await openMany(20)
    const partial = await openMany(20, 'GET /api/menu-items HTTP/1.1\r\nhost: ')
    await expectAnswer('/healthz', 200)
    await expectAnswer('/readyz', 200)
    await expectAnswer('/api/auth/demo-students', 200)
    expect(listOpen(silent)).toEqual([])
    await expect.poll(() => listOpen(partial).length).toBeLessThanOrEqual(openFiles.connections - 3)
    expect(await countOpen()).toBeLessThanOrEqual(openFiles.connections)
  })

  it('closes idle ones, the oldest of the address with the most first', async () => {
    const few = await openMany(3, get('/healthz'))
    await expect.poll(() => few.every(({ answer }) => answer.includes('"ok"'))).toBe(true)
    const many = await openMany(30, get('/healthz'), '127.0.0.2')
    await expect.poll(() => many.at(-1)!.answer).toContain('"ok"')
    expect(listOpen(few)).toHaveLength(3)
    await expect.poll(() => listOpen(many).length).toBeLessThanOrEqual(openFiles.connections - 3)
    expect(listOpen(many)).toContain(many.at(-1))
  })

  it('refuses new ones except health checks while all are in use, and closes none of those', async () => {
    const students = await Promise.all(
      Array.from({ length: openFiles.connections }, async () => signIn(db, await university.addStudent())),
    )
    const streams: Opened[] = []
    for (const { headers } of students)
      streams.push(await expectAnswer('/api/events', 200, `authorization: ${headers.authorization}\r\n`))
    const refused = await expectAnswer('/api/auth/demo-students', 503)
    expect(refused.answer).toMatch(/retry-after: 5.*connection: close/is)
    await expectAnswer('/healthz', 200)
    await expectAnswer('/readyz', 200)
    expect(listOpen(streams)).toHaveLength(openFiles.connections)
    // The reserve is used up too.
    const tooMany = await openMany(10)
    await expect.poll(() => listOpen(tooMany).length).toBeLessThanOrEqual(openFiles.reserve)
    closeStreams(db)
    await expect.poll(() => listOpen(streams).length).toBe(0)
    await expectAnswer('/api/auth/demo-students', 200)
  })

  it('closes one that waits for its refusal', async () => {
    const studentID = await university.addStudent()
    const { headers } = await signIn(db, studentID)
    const head = `authorization: ${headers.authorization}\r\n`
    // A student who keeps reloading: refusals are paced.
    for (let nth = 0; nth < 200; nth += 1) await open(get('/api/events', head))
    await expectAnswer('/readyz', 200)
    await expectAnswer('/api/auth/demo-students', 200)
    expect(await countOpen()).toBeLessThanOrEqual(openFiles.connections)
    closeStreams(db)
  })

  it('accepts no more uploads than there are files for', async () => {
    const upload = async () => {
      const { headers } = await signIn(db, await university.addStudent())
      return open(
        `POST /api/problems HTTP/1.1\r\nhost: portal\r\nauthorization: ${headers.authorization}\r\n` +
          'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n--x\r\n',
      )
    }
    const [first, second, third] = [await upload(), await upload(), await upload()]
    const answers = () => [first, second, third].map(({ answer }) => answer)
    await expect.poll(() => answers().filter((answer) => answer.startsWith('HTTP/1.1 503 '))).toHaveLength(1)
    expect(answers().filter((answer) => answer === '')).toHaveLength(2)
  })
})

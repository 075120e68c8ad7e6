import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { session } from '#contract/account/session.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { countReads } from './count-reads.ts'

const db = await testDatabase()
const { studentID } = await testUniversity(db)
let answer = () => undefined as void
let answering = Promise.resolve()
const block = () => (answering = new Promise<void>((resolve) => (answer = resolve)))
const slowDatabase: Database = {
  ...db,
  rows: (...call) => answering.then(() => db.rows(...call)),
  row: (...call) => answering.then(() => db.row(...call)),
}
const app = makeApp({ db: slowDatabase, checkReplies: true, quiet: true })
await app.listen({ port: 0, host: '127.0.0.1' })
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
afterAll(async () => {
  agent.destroy()
  await app.close()
})

interface Reply {
  readonly status: number
  readonly body: string
  readonly port: number
}
const read = (token: string) => {
  const { port } = app.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${token}` }
  let cancel = () => undefined as void
  const reply = new Promise<Reply>((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path: session.user.path, agent, headers }, (response) => {
      const { socket } = response
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          body: Buffer.concat(parts).toString(),
          port: socket.localPort!,
        }),
      )
    })
    request.on('error', reject)
    cancel = () => void request.destroy()
  })
  return { reply, cancel }
}
const waiting = () => countReads(slowDatabase).waiting

it('parks calls, answers each at its turn, and forgets those that leave', async () => {
  const { headers } = await signIn(db, studentID)
  const token = headers.authorization.slice('Bearer '.length)
  void block()
  // More calls than run, plus those that wait with their request in memory.
  const many = Array.from({ length: 620 }, (_, nth) => read(`made-up-${nth}`))
  const own = read(token)
  const gone = Array.from({ length: 20 }, (_, nth) => read(`gone-${nth}`))
  const left = Promise.allSettled(gone.map(({ reply }) => reply))
  await expect.poll(waiting).toBe(641 - 96)
  for (const { cancel } of gone) cancel()
  await expect.poll(waiting).toBe(621 - 96)
  answer()
  const replies = await Promise.all(many.map(({ reply }) => reply))
  for (const { status, body } of replies) {
    expect(status).toBe(401)
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String) })
  }
  const first = await own.reply
  expect(first.status).toBe(200)
  expect(JSON.parse(first.body).data.user).toMatchObject({ studentID })
  await left
  await expect.poll(() => countReads(slowDatabase)).toEqual({ running: 0, waiting: 0 })
  // The connections can still be used.
  const again = await Promise.all(Array.from({ length: 50 }, () => read(token).reply))
  expect(again.every(({ status }) => status === 200)).toBe(true)
  const known = new Set([...replies, first].map(({ port }) => port))
  expect(again.filter(({ port }) => known.has(port)).length).toBeGreaterThan(0)
})

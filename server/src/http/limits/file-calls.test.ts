import { afterAll, expect, it, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { fileQueue } from './file-queue.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules()) // for the files after this one
vi.mock('./file-queue.ts', async () => {
  const { createQueue } = await import('./queue.ts')
  const { words } = await import('#server/http/words.ts')
  const fullPhrase = words.filesBusy
  return { fileQueue: createQueue({ maxConcurrent: 2, maxLength: 5, msPerTask: 40, fullPhrase, restMs: 1 }) }
})

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

const [one, other] = [await university.addStudent(), await university.addStudent()]
const statement = async (studentID: number) => {
  const { headers } = await signIn(db, studentID)
  const reply = await app.inject({
    url: '/api/financial-info/statement?format=pdf',
    headers: { ...headers, 'content-language': 'en' },
  })
  return { status: reply.statusCode, wait: Number(reply.headers['retry-after']), body: reply.body }
}

it('a call that writes a file waits for its turn; a student with the whole queue is refused, and nobody else', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const tasks = Array.from({ length: 5 }, () => fileQueue.run(`student ${one}`, () => released))
  const settledTasks = Promise.allSettled(tasks)
  const refused = await statement(one)
  expect([refused.status, refused.body]).toEqual([503, expect.stringContaining('Many documents')])
  expect(refused.wait).toBeGreaterThan(0)
  const waiting = statement(other)
  // The person with the most waiting calls loses the newest.
  await expect(Promise.race(tasks)).rejects.toMatchObject({ phrase: { code: 'busy' } })
  release()
  expect((await waiting).status).toBe(200)
  const settled = await settledTasks
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect((await statement(one)).status).toBe(200)
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { shiftNow } from '#server/db/test-shift-now.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from './test-student.ts'

// A database of its own: this one is killed.
const dataDir = mkdtempSync(join(tmpdir(), 'portal-gone-'))
const embedded = await startEmbedded({ dataDir, log: () => undefined, isSuperuser: true })
await shiftNow(embedded.url)
await migrate(embedded.url)
const db = openDatabase(embedded.url, 10)
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addStudent, addSubject } = university
const letBe = embedded.keepAlive()

beforeAll(() => university.openWindow({ step: 2, from: -1, to: 10 }))
afterAll(async () => {
  letBe()
  await app.close()
  await db.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const held = () =>
  db.rows<{ group_id: number; student_id: number }>({
    name: '',
    text: 'select group_id, student_id from registration_group join registration on id = registration_id',
  })

describe('choose without a database', () => {
  it('answers 503 with Retry-After, loses no answered registration, and goes on without a restart', async () => {
    const groups = await Promise.all(
      Array.from({ length: 6 }, async () =>
        addGroup({ subjectID: await addSubject(), capacity: 1000, meetings: [] }),
      ),
    )
    const students = await Promise.all(
      Array.from({ length: 40 }, async () => testStudent(app, db, await addStudent())),
    )
    const postmaster = Number(readFileSync(join(embedded.cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    let isDone = false
    const attempts = students.map(async (student, i) => {
      const won: number[] = []
      const waiting: { key: string; groupID: number }[] = []
      for (const [n, groupID] of groups.entries()) {
        const key = `attempt-${i}-${n}`
        const answer = await student.chooseBy(key, [groupID])
        if (answer.status === 200) won.push(groupID)
        else {
          expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) as string })
          waiting.push({ key, groupID })
        }
      }
      return { student, won, waiting }
    })
    const kill = async () => {
      while (!isDone && (await held().catch(() => [])).length < 20) await sleep(1)
      process.kill(postmaster, 'SIGKILL')
    }
    const [, ...ends] = await Promise.all([kill(), ...attempts])
    isDone = true
    expect(ends.some(({ waiting }) => waiting.length > 0)).toBe(true)

    await expect
      .poll(
        () =>
          held().then(
            (rows) => rows.length,
            () => -1,
          ),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    const kept = new Set((await held()).map(({ student_id, group_id }) => `${student_id} ${group_id}`))
    for (const { student, won } of ends)
      expect(won.filter((groupID) => !kept.has(`${student.studentID} ${groupID}`))).toEqual([])
    // Sent again under its key each is done once, whether the request or only its answer was lost.
    for (const { student, waiting } of ends)
      for (const { key, groupID } of waiting)
        expect(await student.chooseBy(key, [groupID])).toMatchObject({ status: 200 })
    expect(await held()).toHaveLength(students.length * groups.length)
  })
})

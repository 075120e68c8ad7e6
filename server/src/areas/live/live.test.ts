import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { untilListening } from '#server/db/connection/test-activity.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { closeEndedStreams, closeStreams, countReaders, type LiveEvent } from '#server/http/events.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const { addGroup, addStudent, addSubject } = university
/** Two processes on one database: a student reads from one, another one registers at the other. */
const app = makeApp({ db, checkReplies: true, quiet: true })
const otherDb = openDatabase(db.url, 4)
const otherApp = makeApp({ db: otherDb, checkReplies: true, quiet: true })
const address = await app.listen({ port: 0, host: '127.0.0.1' })

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})
afterAll(async () => {
  closeStreams(db)
  await app.close()
  await otherDb.close()
})

type Headers = Readonly<Record<string, string>>
const newSession = async (): Promise<Headers> => (await signIn(db, await addStudent())).headers

/** Opens a stream; collects the events that it has sent so far. */
const listen = async (headers?: Headers) => {
  headers ??= await newSession()
  const abort = new AbortController()
  const response = await fetch(`${address}/api/events`, { headers, signal: abort.signal })
  const received: LiveEvent[] = []
  const read = async () => {
    let text = ''
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        if (event.startsWith('data: ')) received.push(JSON.parse(event.slice('data: '.length)) as LiveEvent)
      }
    }
  }
  const reading = read().catch(() => undefined)
  const listCounts = (groupID: number) =>
    received.flatMap((event) =>
      event.topic === 'seats'
        ? event.groups.filter(({ scheduleID }) => scheduleID === groupID).map(({ st_count }) => st_count)
        : [],
    )
  return {
    response,
    received,
    seatsOf: listCounts,
    ended: reading,
    leave: () => (abort.abort(), reading),
  }
}

describe('events', () => {
  it('opens a stream for students alone', async () => {
    expect((await fetch(`${address}/api/events`)).status).toBe(401)
    const { response, received, leave } = await listen()
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    await expect.poll(() => received[0]?.topic).toBe('hello')
    await leave()
  })

  it('drops a reader who leaves, and ends every stream when the portal closes', async () => {
    const [stays, goes] = [await listen(), await listen()]
    await expect.poll(() => countReaders(db)).toBe(2)
    await goes.leave()
    await expect.poll(() => countReaders(db)).toBe(1)
    closeStreams(db)
    await stays.ended
    await expect.poll(() => countReaders(db)).toBe(0)
  })

  it('answers HEAD without a stream', async () => {
    const reply = await fetch(`${address}/api/events`, { method: 'HEAD', headers: await newSession() })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ])
    expect(await reply.text()).toBe('')
    expect((await fetch(`${address}/api/events`, { method: 'HEAD' })).status).toBe(401)
    expect(countReaders(db)).toBe(0)
  })

  it('closes the oldest stream of a student who opens a seventh, and none of another student', async () => {
    const headers = await newSession()
    const other = await listen()
    const streams = []
    for (let nth = 0; nth < 8; nth += 1) {
      streams.push(await listen(headers))
      await expect.poll(() => countReaders(db)).toBe(1 + Math.min(nth + 1, 6))
    }
    await Promise.all([streams[0]!.ended, streams[1]!.ended])
    await Promise.all([other, ...streams].map((stream) => stream.leave()))
    await expect.poll(() => countReaders(db)).toBe(0)
    // A closed stream does not count any more.
    const [again] = [await listen(headers)]
    await expect.poll(() => countReaders(db)).toBe(1)
    await again.leave()
    await expect.poll(() => countReaders(db)).toBe(0)
  })

  it('leaves six streams of a student who opens many at the same moment over two sessions, and refuses too many', async () => {
    const studentID = await addStudent()
    const sessions = [(await signIn(db, studentID)).headers, (await signIn(db, studentID)).headers]
    const other = await listen()
    const streams = await Promise.all(Array.from({ length: 100 }, (_, nth) => listen(sessions[nth % 2])))
    const refused = streams.find(({ response }) => response.status === 429)!.response
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    await expect.poll(() => countReaders(db)).toBe(1 + 6)
    await Promise.all([other, ...streams].map(({ leave }) => leave()))
    await expect.poll(() => countReaders(db)).toBe(0)
  })

  it('closes the streams of a session that ends, here or in another process, and of no other', async () => {
    const stays = await listen()
    for (const portal of [app, otherApp]) {
      const headers = await newSession()
      const streams = [await listen(headers), await listen(headers)]
      await untilListening(db, 'session_ended')
      expect((await portal.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(200)
      await Promise.all(streams.map(({ ended }) => ended))
      await expect.poll(() => countReaders(db)).toBe(1)
    }
    await stays.leave()
  })

  it('notifies every reader that another semester is the current one', async () => {
    const readers = [await listen(), await listen()]
    await untilListening(db, 'semester')
    await db.rows({ name: '', text: `select pg_notify('semester', '1')` })
    for (const { received } of readers)
      await expect.poll(() => received.map(({ topic }) => topic)).toContain('semester')
    await Promise.all(readers.map(({ leave }) => leave()))
    await expect.poll(() => countReaders(db)).toBe(0)
  })

  it('closes the streams of a session that has expired, or whose end was not notified', async () => {
    const [stays, expires] = [await listen(), await listen()]
    await expect.poll(() => countReaders(db)).toBe(2)
    await db.rows({
      name: '',
      text: 'update session set expires_at = now() where id = (select max(id) from session)',
    })
    await closeEndedStreams(db)
    await expires.ended
    expect(countReaders(db)).toBe(1)
    await stays.leave()
  })

  it('sends a seat that another process took or freed to every reader', async () => {
    const groupID = await addGroup({ subjectID: await addSubject() })
    const [first, second] = [await listen(), await listen()]
    const student = await testStudent(otherApp, db, await addStudent())
    await untilListening(db, 'seats')
    const { data } = await student.choose([groupID])
    await expect.poll(() => [first.seatsOf(groupID), second.seatsOf(groupID)]).toEqual([[1], [1]])
    await student.cancel(data.registration.registrationID)
    await expect.poll(() => first.seatsOf(groupID)).toEqual([1, 0])
    await Promise.all([first.leave(), second.leave()])
  })

  it('sends both groups of a change, none of a refusal, and many seats at once as one event', async () => {
    const subjectID = await addSubject()
    const [one, other, full] = [
      await addGroup({ subjectID, capacity: 30 }),
      await addGroup({ subjectID }),
      await addGroup({ subjectID, capacity: 0 }),
    ]
    const watching = await listen()
    const students = await Promise.all(
      Array.from({ length: 20 }, async () =>
        testStudent(otherApp, db, await addStudent({ study_semester: 3 })),
      ),
    )
    await Promise.all(students.map((student) => student.choose([one])))
    await expect.poll(() => watching.seatsOf(one).at(-1)).toBe(20)
    expect(watching.seatsOf(one).length).toBeLessThan(students.length)
    await students[0]!.change(subjectID, one, [other])
    await students[1]!.change(subjectID, one, [full])
    await expect.poll(() => [watching.seatsOf(one).at(-1), watching.seatsOf(other)]).toEqual([19, [1]])
    expect(watching.seatsOf(full)).toEqual([])
    await watching.leave()
  })

  it('sends an answer only to the streams of its student, whichever process has saved it', async () => {
    const studentID = await addStudent()
    const { headers } = await signIn(db, studentID)
    const [own, foreign] = [await listen(headers), await listen()]
    await untilListening(db, 'answers')
    await otherDb.rows({ name: '', text: `select pg_notify('answers', $1::int::text)` }, [studentID])
    await expect.poll(() => own.received.map(({ topic }) => topic)).toEqual(['hello', 'answer'])
    expect(foreign.received.map(({ topic }) => topic)).toEqual(['hello'])
    await Promise.all([own.leave(), foreign.leave()])
  })
})

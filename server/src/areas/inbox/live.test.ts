import { afterAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { notifyConversation } from '#server/areas/conversations/sql.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { closeEndedStaffStreams, closeStaffStreams, countStaffReaders } from '#server/http/staff-events.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const staff = testStaff(db)
const app = makeApp({ db, checkReplies: true, quiet: true })
/** Another process writes. */
const otherDb = openDatabase(db.url, 2)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  closeStaffStreams(db)
  await app.close()
  await otherDb.close()
})

/** Opens a stream; collects its text. */
const listen = async (headers: Readonly<Record<string, string>>) => {
  const abort = new AbortController()
  const response = await fetch(`${address}/api/staff/events`, { headers, signal: abort.signal })
  let text = ''
  const read = async () => {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) text += part
  }
  const ended = read().catch(() => undefined)
  return {
    status: response.status,
    count: (topic: string) => text.split(`"${topic}"`).length - 1,
    text: () => text,
    ended,
    leave: () => abort.abort(),
  }
}
const addProblem = (text: string) =>
  otherDb.rows(
    { name: '', text: `insert into problem (student_id, reported_in, text) values ($1, 'portal', $2)` },
    [university.studentID, text],
  )

describe('the stream of staff', () => {
  it('is limited to six per member of staff, also if many are opened at the same moment', async () => {
    const staffID = await staff.addMember()
    const sessions = [await staff.signIn(staffID), await staff.signIn(staffID)]
    const other = await listen(await staff.signIn(await staff.addMember()))
    // A stream that later ones close may never be answered.
    const opened = Array.from({ length: 60 }, (_, nth) => listen(sessions[nth % 2]!))
    const streams = (await Promise.allSettled(opened)).flatMap((each) =>
      each.status === 'fulfilled' ? [each.value] : [],
    )
    expect(streams.map(({ status }) => status)).toContain(429)
    await expect.poll(() => countStaffReaders(db)).toBe(1 + 6)
    for (const { leave } of [other, ...streams]) leave()
    await expect.poll(() => countStaffReaders(db)).toBe(0)
  })

  it('says that the inbox has changed, whichever process wrote it, once for many changes', async () => {
    const stream = await listen(await staff.signIn(await staff.addMember()))
    await expect.poll(() => stream.count('hello')).toBe(1)
    // It listens a moment after it is opened.
    await expect
      .poll(async () => {
        await addProblem('first')
        return stream.count('inbox')
      })
      .toBeGreaterThan(0)
    const before = stream.count('inbox')
    // In one transaction they arrive together, however busy the machine is.
    await otherDb.rows({ name: '', text: `select pg_notify('inbox', n::text) from generate_series(1, 20) n` })
    await expect.poll(() => stream.count('inbox')).toBeGreaterThan(before)
    // One of the first changes may have waited too.
    expect(stream.count('inbox')).toBeLessThanOrEqual(before + 2)
    stream.leave()
  })

  it('names a conversation in which something was written to its lecturer, and to nobody else', async () => {
    const addLecturer = async () => {
      const names = { fname_ka: 'ნ', lname_ka: 'დ', fname_en: 'N', lname_en: 'D' }
      const lecturerID = await university.put('lecturer', { ...names, school_id: university.schoolID })
      return {
        lecturerID,
        stream: await listen(await staff.signIn(await staff.addMember({ lecturer_id: lecturerID }))),
      }
    }
    const own = await addLecturer()
    const streams = [
      own,
      await addLecturer(),
      { stream: await listen(await staff.signIn(await staff.addMember())) },
    ]
    const conversationID = await university.put('conversation', { pair: 'of a lecturer' })
    await university.put('conversation_member', {
      conversation_id: conversationID,
      lecturer_id: own.lecturerID,
    })
    await university.put('conversation_member', {
      conversation_id: conversationID,
      student_id: university.studentID,
    })
    // It listens a moment after it is opened.
    await expect
      .poll(async () => {
        await notifyConversation(otherDb, conversationID)
        return own.stream.text()
      })
      .toContain(JSON.stringify({ topic: 'conversation', conversationID }))
    expect(streams.map(({ stream }) => stream.count('conversation') > 0)).toEqual([true, false, false])
    for (const { stream } of streams) stream.leave()
  })

  it('says which semester is the current one, at the beginning and when another process changes it', async () => {
    const stream = await listen(await staff.signIn(await staff.addMember()))
    await expect
      .poll(() => stream.text())
      .toContain(JSON.stringify({ topic: 'hello', semesterID: university.semesterID }))
    const next = await university.addSemester(2026, 'spring', [101, 200])
    const make = (id: number) =>
      otherDb.transaction(async (tx) => {
        await tx.rows({ name: '', text: 'update semester set is_current = false where is_current' })
        await tx.rows({ name: '', text: 'update semester set is_current = true where id = $1' }, [id])
      })
    await make(next)
    const event = JSON.stringify({ topic: 'semester', semesterID: next })
    await expect.poll(() => stream.text()).toContain(event)
    await make(university.semesterID)
    stream.leave()
  })

  it('is refused to students, and ends with its session', async () => {
    const { headers } = await signIn(db, university.studentID)
    expect((await listen(headers)).status).toBe(401)
    const stream = await listen(await staff.signIn(await staff.addMember()))
    await expect.poll(() => stream.count('hello')).toBe(1)
    await db.rows({ name: '', text: 'update staff_session set expires_at = now()' })
    await closeEndedStaffStreams(db)
    await stream.ended
  })

  it('ends once the second factor is required, if its session was opened without', async () => {
    const setRequired = (isRequired: boolean) =>
      db.rows({
        name: '',
        text: `update setting set value = '${isRequired}' where name = 'staff_second_factor'`,
      })
    await setRequired(false)
    const [weakID, strongID] = [await staff.addMember(), await staff.addMember()]
    const [weak, strong] = [await staff.signIn(weakID), await staff.signIn(strongID)]
    await db.rows(
      { name: '', text: 'update staff_session set has_second_factor = false where staff_member_id = $1' },
      [weakID],
    )
    const streams = [await listen(weak), await listen(strong)] as const
    await expect.poll(() => countStaffReaders(db)).toBe(2)
    await setRequired(true)
    await closeEndedStaffStreams(db)
    await streams[0].ended
    expect(countStaffReaders(db)).toBe(1)
    streams[1].leave()
    await expect.poll(() => countStaffReaders(db)).toBe(0)
  })
})

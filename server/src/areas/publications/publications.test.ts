import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { publications } from '#contract/staff/publications.ts'
import { makeApp } from '#server/app.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { publishOnTime } from './publish-on-time.ts'
import { deleteOldNotifications, publishDue } from './sql.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addStudent, addSubject, programmeID, englishProgrammeID } = university
const staff = testStaff(db)
await university.openWindow({ step: 2, from: -1, to: 10 })
const sql = (text: string, values: unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)

type Publication = z.output<typeof publications.publish.reply>
type Headers = Readonly<Record<string, string>>

const signInWith = async (grant: object): Promise<Headers> => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { operation: 'notifications.publish', ...grant })
  return { ...(await staff.signIn(staffID)), 'content-language': 'en' }
}
const everywhere = await signInWith({})
const ofProgramme = await signInWith({ scope: 'programme', programme_id: programmeID })

const news = {
  form: 'notification',
  title: 'სიახლე',
  titleeng: 'News',
  text: '<b>ტექსტი</b>',
  texteng: '<b>Text</b>',
} as const
const publish = async (headers: Headers, more: object, key?: string) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/staff/publications',
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: { ...news, ...more },
  })
  return { status: reply.statusCode, ...reply.json<{ data: Publication; code?: string }>() }
}
const read = async <Data>(headers: Headers, path: string) => {
  const reply = await app.inject({ url: `/api/staff/publications${path}`, headers })
  return { status: reply.statusCode, data: reply.json().data as Data }
}
const titles = async (student: TestStudent) => {
  const { data } = await student.read<{ items: { titleeng: string }[] }>('/api/notifications')
  return data.items.map(({ titleeng }) => titleeng)
}
const newStudent = async (programme = programmeID) =>
  testStudent(app, db, await addStudent({ programme_id: programme }))
const countActive = async (condition = 'true') =>
  (await sql(`select count(*)::int as n from student where is_active and ${condition}`))[0]!['n']

describe('publishing', () => {
  it('reaches every active student of the audience, with the text as it was written', async () => {
    const student = await newStudent()
    const other = await newStudent(englishProgrammeID)
    const suspended = await testStudent(app, db, await addStudent({ status_id: 2 }))
    const { status, data } = await publish(everywhere, { audience: 'everyone', link: '/schedule' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      state: 'published',
      recipients: await countActive(),
      seen: 0,
      nameeng: 'All students',
    })
    expect(await titles(student)).toEqual(['News'])
    expect(await titles(other)).toEqual(['News'])
    expect(
      await sql('select * from notification_recipient where student_id = $1', [suspended.studentID]),
    ).toEqual([])
    const { data: page } = await student.read<{ items: { notificationID: number }[] }>('/api/notifications')
    expect(page.items[0]).toMatchObject({ kind: 'published', texteng: '<b>Text</b>', link: '/schedule' })
    await student.read(`/api/notifications/${page.items[0]!.notificationID}`)
    const [newest] = (await read<{ items: Publication[] }>(everywhere, '')).data.items
    expect(newest).toMatchObject({ publicationID: data.publicationID, seen: 1 })
  })

  it('reaches a programme, a group and a course, and nobody else', async () => {
    const subjectID = await addSubject()
    const groups = [
      await addGroup({ subjectID }),
      await addGroup({ subjectID, meetings: [[2, '09:00', '10:00']] }),
    ]
    const [one, other, outside] = [
      await newStudent(),
      await newStudent(),
      await newStudent(englishProgrammeID),
    ]
    await one.choose([groups[0]!])
    await other.choose([groups[1]!])
    const before = await Promise.all([one, other, outside].map(titles))
    const reached = async (audience: string, targetID: number) => {
      const titleeng = `${audience} ${targetID}`
      expect((await publish(everywhere, { audience, targetID, titleeng })).status).toBe(200)
      const now = await Promise.all([one, other, outside].map(titles))
      return now.map((all) => all.includes(titleeng))
    }
    expect(await reached('programme', programmeID)).toEqual([true, true, false])
    expect(await reached('group', groups[0]!)).toEqual([true, false, false])
    expect(await reached('course', subjectID)).toEqual([true, true, false])
    expect(before.every((all) => !all.includes('News of nobody'))).toBe(true)
  })

  it('is done once for each attempt', async () => {
    const student = await newStudent()
    const body = { audience: 'programme', targetID: programmeID, titleeng: 'Once' }
    const key = '0190f3a0-0000-7000-8000-000000000001'
    const [first, again] = await Promise.all([publish(everywhere, body, key), publish(everywhere, body, key)])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.data.publicationID).toBe(first.data.publicationID)
    expect((await titles(student)).filter((title) => title === 'Once')).toHaveLength(1)
    expect(
      await sql(`select count(*)::int as n from audit where entity = 'publication' and entity_id = $1`, [
        first.data.publicationID,
      ]),
    ).toEqual([{ n: 1 }])
  })

  it('refuses what nobody would read, a time that is past, and a link of a message over the page', async () => {
    const empty = await addGroup({ subjectID: await addSubject() })
    const refused = [
      [{ audience: 'group', targetID: empty }, 'targetID'],
      [{ audience: 'everyone', publish_at: '2020-01-01T10:00:00Z' }, 'publish_at'],
      [{ audience: 'everyone', publish_at: '2099-01-01T10:00:00Z' }, 'publish_at'],
      [{ audience: 'everyone', form: 'popup', link: '/schedule' }, 'link'],
      [{ audience: 'everyone', link: '//example.com' }, 'link'],
      [{ audience: 'everyone', link: '/nowhere' }, 'link'],
      [{ audience: 'everyone', link: '/login' }, 'link'],
      [{ audience: 'everyone', title: ' ' }, 'title'],
    ] as const
    const before = await sql('select count(*) from publication')
    for (const [body, field] of refused) {
      const reply = await publish(everywhere, body)
      expect([reply.status, Object.keys(reply.data)], JSON.stringify(body)).toEqual([422, [field]])
    }
    expect(await sql('select count(*) from publication')).toEqual(before)
  })
})

describe('a scope', () => {
  it('lets publish, count and find within it only', async () => {
    await newStudent(englishProgrammeID)
    const { data } = await read<{ audiences: { audience: string; targetID: number }[] }>(
      ofProgramme,
      '/audiences',
    )
    expect(data.audiences).toMatchObject([{ audience: 'programme', targetID: programmeID }])
    const counted = await read(ofProgramme, `/recipients?audience=programme&targetID=${programmeID}`)
    expect(counted.data).toMatchObject({ count: await countActive(`programme_id = ${programmeID}`) })
    for (const [audience, targetID] of [
      ['everyone', undefined],
      ['programme', englishProgrammeID],
      ['course', university.subjectIDs[0]],
      ['group', university.groupIDs[0]],
    ] as const) {
      expect((await publish(ofProgramme, { audience, ...(targetID && { targetID }) })).status).toBe(404)
      const query = `/recipients?audience=${audience}${targetID ? `&targetID=${targetID}` : ''}`
      expect((await read(ofProgramme, query)).status).toBe(404)
    }
  })

  it('is that of the own groups for a lecturer', async () => {
    const names = { fname_ka: 'ანა', lname_ka: 'დოლიძე', fname_en: 'Ana', lname_en: 'Dolidze' }
    const lecturer_id = await university.put('lecturer', names)
    const subjectID = await addSubject()
    const groupID = await addGroup({ subjectID })
    await sql('update study_group set lecturer_id = $1 where id = $2', [lecturer_id, groupID])
    const headers = await staff.signIn(await staff.addMember({ lecturer_id }))
    const { data } = await read<{ audiences: { audience: string; targetID: number }[] }>(
      headers,
      '/audiences',
    )
    expect(data.audiences.map(({ audience, targetID }) => [audience, targetID])).toEqual([['group', groupID]])
  })

  it('finds in both scripts', async () => {
    const find = async (search: string) =>
      (
        await read<{ audiences: { nameeng: string }[] }>(
          everywhere,
          `/audiences?search=${encodeURIComponent(search)}`,
        )
      ).data.audiences.map(({ nameeng }) => nameeng)
    expect(await find('biolog')).toContain('Biology')
    expect(await find('qartul')).toContain('Biology')
    expect(await find('nothing like it')).toEqual([])
    const groups = await read<{ kinds: string[]; audiences: { audience: string }[] }>(
      everywhere,
      '/audiences?audience=group',
    )
    expect(groups.data.kinds).toEqual(['everyone', 'programme', 'course', 'group'])
    expect(new Set(groups.data.audiences.map(({ audience }) => audience))).toEqual(new Set(['group']))
  })
})

describe('at a time', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

  it('waits, is published once by whichever process comes first, and then cannot be cancelled', async () => {
    const student = await newStudent()
    const { data } = await publish(everywhere, {
      audience: 'everyone',
      publish_at: tomorrow(),
      titleeng: 'Later',
    })
    expect(data).toMatchObject({ state: 'waiting', recipients: null, seen: null })
    await publishDue(db)
    expect(await titles(student)).not.toContain('Later')
    await sql(`update publication set publish_at = now() - interval '1 second' where id = $1`, [
      data.publicationID,
    ])
    const done = await Promise.all([publishDue(db), publishDue(db), publishDue(db)])
    expect(done.reduce((sum, { count }) => sum + count, 0)).toBe(1)
    expect((await titles(student)).filter((title) => title === 'Later')).toHaveLength(1)
    const cancelled = await app.inject({
      method: 'POST',
      url: `/api/staff/publications/${data.publicationID}/cancel`,
      headers: everywhere,
    })
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'already_published'])
  })

  it('is cancelled, and never published', async () => {
    const { data } = await publish(everywhere, {
      audience: 'everyone',
      publish_at: tomorrow(),
      titleeng: 'Never',
    })
    const cancel = () =>
      app.inject({
        method: 'POST',
        url: `/api/staff/publications/${data.publicationID}/cancel`,
        headers: everywhere,
      })
    expect((await cancel()).statusCode).toBe(200)
    expect((await cancel()).json().code).toBe('already_cancelled')
    await sql(`update publication set publish_at = now() - interval '1 second' where id = $1`, [
      data.publicationID,
    ])
    await publishDue(db)
    expect(await sql(`select published_at from publication where id = $1`, [data.publicationID])).toEqual([
      { published_at: null },
    ])
  })

  it('is published by the running portal', async () => {
    const student = await newStudent()
    await publish(everywhere, { audience: 'everyone', publish_at: tomorrow(), titleeng: 'By the portal' })
    await sql(
      `update publication set publish_at = now() - interval '1 second' where published_at is null and cancelled_at is null`,
    )
    const stop = publishOnTime(db)
    try {
      await expect.poll(() => titles(student)).toContain('By the portal')
    } finally {
      stop()
      await sleep(50)
    }
  })
})

describe('a message over the page', () => {
  it('opens for its audience until each has closed it, and is counted', async () => {
    const student = await newStudent()
    const { data } = await publish(everywhere, {
      form: 'popup',
      audience: 'programme',
      targetID: programmeID,
    })
    const popups = await student.read<{ messages: { modal_messageID: number; titleeng: string }[] }>(
      '/api/popup-messages',
    )
    expect(popups.data.messages).toMatchObject([{ titleeng: 'News' }])
    await student.send('POST', `/api/popup-messages/${popups.data.messages[0]!.modal_messageID}`)
    const { items } = (await read<{ items: Publication[] }>(everywhere, '')).data
    const own = items.find(({ publicationID }) => publicationID === data.publicationID)
    expect(own).toMatchObject({ form: 'popup', state: 'published', seen: 1 })
  })
})

describe('old notifications', () => {
  it('are deleted after as many days as the setting says', async () => {
    const student = await newStudent()
    await publish(everywhere, { audience: 'everyone', titleeng: 'Old' })
    await sql(`update notification set created_at = now() - interval '366 days'`)
    await publish(everywhere, { audience: 'everyone', titleeng: 'New' })
    await deleteOldNotifications(db)
    expect(await titles(student)).toEqual(['New'])
  })
})

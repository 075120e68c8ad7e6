import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { publications } from '#contract/staff/publications.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { publishDue } from './sql.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addSubject, programmeID } = university
const staff = testStaff(db)
await university.openWindow({ step: 2, from: -1, to: 10 })
const sql = (text: string, values: unknown[] = []) =>
  db.rows<Record<string, unknown>>({ name: '', text }, values)

type Publication = z.output<typeof publications.publish.reply>
type Headers = Readonly<Record<string, string>>

const news = { form: 'notification', title: 'სიახლე', titleeng: 'News', text: 'ტექსტი', texteng: 'Text' }
const publish = async (headers: Headers, more: object) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/staff/publications',
    headers,
    payload: { ...news, publish_at: new Date(Date.now() + 86_400_000).toISOString(), ...more },
  })
  return { status: reply.statusCode, ...reply.json<{ data: Publication }>() }
}
/** As when its time has come. */
const publishNow = async ({ publicationID }: Publication) => {
  await sql(`update publication set publish_at = now() - interval '1 second' where id = $1`, [publicationID])
  await publishDue(db)
  await publishDue(db)
}
const everywhere = await (async () => {
  const staffID = await staff.addMember()
  await staff.addGrant(staffID, { operation: 'notifications.publish' })
  return staff.signIn(staffID)
})()
const student = await testStudent(app, db, await university.addStudent())
const titles = async () => {
  const { data } = await student.read<{ items: { titleeng: string }[] }>('/api/notifications?per_page=100')
  return data.items.map(({ titleeng }) => titleeng)
}

describe('what is due', () => {
  it('is not published when its author may not publish to its audience any more, but cancelled with the reason', async () => {
    const names = { fname_ka: 'ანა', lname_ka: 'დოლიძე', fname_en: 'Ana', lname_en: 'Dolidze' }
    const [lecturer_id, other_lecturer] = [
      await university.put('lecturer', names),
      await university.put('lecturer', names),
    ]
    const subjectID = await addSubject()
    const groupID = await addGroup({ subjectID })
    await student.choose([groupID])
    await sql('update study_group set lecturer_id = $1 where id = $2', [lecturer_id, groupID])
    const addAuthor = async (grant?: object, columns: Readonly<Record<string, unknown>> = {}) => {
      const staffID = await staff.addMember(columns)
      if (grant !== undefined) await staff.addGrant(staffID, { operation: 'notifications.publish', ...grant })
      return { staffID, headers: { ...(await staff.signIn(staffID)), 'content-language': 'en' } }
    }
    type Author = Awaited<ReturnType<typeof addAuthor>>
    const end = ({ staffID }: Author) =>
      sql('update staff_grant set ends_at = now() where staff_member_id = $1', [staffID])
    const lecturer = await addAuthor(undefined, { lecturer_id })
    const ofGroup = { audience: 'group', targetID: groupID }
    const teaches = (id: number) => () =>
      sql('update study_group set lecturer_id = $1 where id = $2', [id, groupID])
    const cases: readonly (readonly [
      string,
      object,
      Author,
      (author: Author) => Promise<unknown>,
      string | null,
    ])[] = [
      ['Held', { audience: 'everyone' }, await addAuthor({}), async () => undefined, null],
      ['Revoked', { audience: 'everyone' }, await addAuthor({}), end, 'permission'],
      ['Over the page', { audience: 'everyone', form: 'popup' }, await addAuthor({}), end, 'permission'],
      [
        'Disabled',
        { audience: 'everyone' },
        await addAuthor({}),
        ({ staffID }) => university.change('staff_member', staffID, { is_active: false }),
        'permission',
      ],
      [
        'Smaller scope',
        { audience: 'everyone' },
        await addAuthor({}),
        ({ staffID }) =>
          sql(`update staff_grant set scope = 'programme', programme_id = $2 where staff_member_id = $1`, [
            staffID,
            programmeID,
          ]),
        'permission',
      ],
      [
        'Still of the programme',
        { audience: 'programme', targetID: programmeID },
        await addAuthor({ scope: 'programme', programme_id: programmeID }),
        async () => undefined,
        null,
      ],
      ['Still teaches', ofGroup, lecturer, async () => undefined, null],
      ['Teaches no more', ofGroup, lecturer, teaches(other_lecturer), 'permission'],
    ]
    for (const [titleeng, body, author, change, reason] of cases) {
      const { status, data } = await publish(author.headers, { ...body, titleeng })
      expect([titleeng, status]).toEqual([titleeng, 200])
      await change(author)
      await publishNow(data)
      const listed = (await app.inject({ url: '/api/staff/publications?per_page=100', headers: everywhere }))
        .json<{ data: { items: Publication[] } }>()
        .data.items.find(({ publicationID }) => publicationID === data.publicationID)!
      expect([titleeng, listed.state, listed.cancel_reason]).toEqual([
        titleeng,
        reason === null ? 'published' : 'cancelled',
        reason,
      ])
      expect((await titles()).includes(titleeng)).toBe(reason === null)
      const rows = await sql(
        `select staff_member_id, before, after from audit where entity = 'publication' and entity_id = $1 and before is not null`,
        [data.publicationID],
      )
      expect(rows).toEqual(
        reason === null
          ? []
          : [{ staff_member_id: null, before: { state: 'waiting' }, after: { state: 'cancelled', reason } }],
      )
    }
    expect(await sql(`select from popup_message where title_en = 'Over the page'`)).toHaveLength(0)
  })

  it('to a group of a semester that is over is not published', async () => {
    const subjectID = await addSubject()
    const groupID = await addGroup({ subjectID, meetings: [[2, '09:00', '10:00']] })
    await student.choose([groupID])
    const body = { audience: 'group', targetID: groupID, titleeng: 'Too late' }
    const { data } = await publish(everywhere, body)
    const past = await university.addSemester(2019, 'autumn', [-500, -400])
    await sql('update study_group set semester_id = $1 where id = $2', [past, groupID])
    await publishNow(data)
    expect(await sql('select cancel_reason from publication where id = $1', [data.publicationID])).toEqual([
      { cancel_reason: 'audience' },
    ])
    expect(await titles()).not.toContain('Too late')
  })
})

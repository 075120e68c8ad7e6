import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type * as z from 'zod/mini'
import type { clubs } from '#contract/campus/clubs.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'

type Club = z.output<typeof clubs.own.reply>['clubs'][number]
type Members = z.output<typeof clubs.members.reply>

const texts = {
  name: 'სადებატო კლუბი',
  nameeng: 'Debate club',
  description: 'ვმსჯელობთ',
  descriptioneng: 'We <b>debate</b>',
}

const picture = (background: string) =>
  sharp({ create: { width: 90, height: 50, channels: 3, background } })
    .png()
    .toBuffer()

/** Clubs of a test, as their students send and read them. */
export const testClubs = (
  app: FastifyInstance,
  db: Database,
  university: Awaited<ReturnType<typeof testUniversity>>,
) => {
  const sendClub = async (
    student: TestStudent,
    path: string,
    change: Partial<typeof texts> = {},
    { key, bytes }: { readonly key?: string | undefined; readonly bytes?: Buffer | undefined } = {},
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...texts, ...change })) form.append(name, value)
    if (bytes !== undefined) form.append('picture', new Blob([new Uint8Array(bytes)]), 'a.png')
    const { headers } = await signIn(db, student.studentID)
    return sendForm<Club>(app, path, form, {
      ...headers,
      'content-language': 'en',
      ...(key && { 'idempotency-key': key }),
    })
  }
  const found = async (student: TestStudent, change: Partial<typeof texts> = {}, key?: string) =>
    sendClub(student, '/api/clubs', change, { key, bytes: await picture('#1d6b3a') })
  const read = async (student: TestStudent, clubID: number) =>
    (await student.read<{ items: Club[] }>('/api/clubs')).data.items.find(
      (each) => each.self_governmentID === clubID,
    )
  const newStudent = async (columns: object = {}) =>
    testStudent(app, db, await university.addStudent({ ...columns }))
  const approve = (clubID: number) =>
    db.rows(
      {
        name: '',
        text: `with r as (update club_revision set status = 'approved' where club_id = $1 and status = 'in_progress' returning id)
          update club set approved_revision_id = r.id from r where club.id = $1`,
      },
      [clubID],
    )
  const members = async (student: TestStudent, clubID: number) =>
    student.read<Members>(`/api/clubs/${clubID}/members`)
  const send = (student: TestStudent, clubID: number, path: string, body?: object, key?: string) =>
    student.send<'ok'>('POST', `/api/clubs/${clubID}/${path}`, body, 'en', key)
  /** An approved club with its head, a deputy and a member. */
  const addClub = async () => {
    const [head, deputy, member] = [await newStudent(), await newStudent(), await newStudent()]
    const clubID = (await found(head)).data.self_governmentID
    await approve(clubID)
    for (const [student, role] of [
      [deputy, 'deputy'],
      [member, 'member'],
    ] as const)
      await university.put('club_member', {
        club_id: clubID,
        student_id: student.studentID,
        role,
        state: 'member',
      })
    const memberIDs = async () =>
      new Map((await members(head, clubID)).data.members.map((each) => [each.code, each.memberID]))
    const codeOf = async (student: TestStudent) => {
      const row = await db.row<{ code: string }>(
        { name: '', text: 'select code from student where id = $1' },
        [student.studentID],
      )
      return row!.code
    }
    const memberIDOf = async (student: TestStudent) => (await memberIDs()).get(await codeOf(student))!
    return { head, deputy, member, clubID, codeOf, memberIDOf }
  }
  return { sendClub, found, read, newStudent, approve, members, send, addClub, picture }
}

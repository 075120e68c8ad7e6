import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import { pickInboxStudents } from '#demo/staff/inbox-students.ts'
import type { Student } from '#demo/students/population.ts'
import { changedDebate, clubTexts, type ClubName } from './club-texts.ts'
import { drawClubPicture } from './draw-club-picture.ts'
import { clubProjects, type DemoProject } from './club-projects.ts'

const run = <Row = object>(tx: Connection, text: string, values: readonly unknown[]) =>
  tx.rows<Row>({ name: '', text }, [...values])

type Member = readonly [student: Student | undefined, role: string, state: string]
interface DemoClub {
  readonly name: ClubName
  readonly members: readonly Member[]
  readonly sentAt: string
  readonly isApproved: boolean
}

const insertRevision = async (
  tx: Connection,
  clubID: number,
  headID: number,
  name: ClubName,
  { ka, en, aboutKa, aboutEn }: { ka: string; en: string; aboutKa: string; aboutEn: string },
  status: string,
  sentAt: string,
): Promise<number> => {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into club_revision (club_id, student_id, name_ka, name_en, description_ka, description_en, jpeg, status, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [clubID, headID, ka, en, aboutKa, aboutEn, await drawClubPicture(name), status, sentAt],
  )
  return row!.id
}

const insertClub = async (tx: Connection, { name, members, sentAt, isApproved }: DemoClub) => {
  const head = members[0]![0]
  // A small demo has too few students.
  if (head === undefined) return null
  const [club] = await run<{ id: number }>(tx, 'insert into club (created_at) values ($1) returning id', [
    sentAt,
  ])
  const clubID = club!.id
  for (const [student, role, state] of members)
    if (student !== undefined)
      await run(
        tx,
        'insert into club_member (club_id, student_id, role, state, at) values ($1, $2, $3, $4, $5)',
        [clubID, student.id, role, state, sentAt],
      )
  const status = isApproved ? 'approved' : 'in_progress'
  const revisionID = await insertRevision(tx, clubID, head.id, name, clubTexts[name], status, sentAt)
  if (isApproved)
    await run(tx, 'update club set approved_revision_id = $2 where id = $1', [clubID, revisionID])
  return { clubID, headID: head.id }
}

const insertProject = async (
  tx: Connection,
  { clubID, headID }: { readonly clubID: number; readonly headID: number },
  today: string,
  { title, description, from, to, status, reason, approvedCost, sentDaysAgo, resources }: DemoProject,
) => {
  const sentAt = toInstant(addDays(today, -sentDaysAgo), '17:20')
  const [project] = await run<{ id: number }>(
    tx,
    `insert into club_project (club_id, student_id, title, description, starts_on, ends_on, status, reason, approved_cost,
       created_at, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::numeric, $10, $10) returning id`,
    [
      clubID,
      headID,
      title,
      description,
      addDays(today, from),
      addDays(today, to),
      status,
      reason,
      approvedCost,
      sentAt,
    ],
  )
  for (const [what, quantity, price] of resources)
    await run(
      tx,
      'insert into club_project_resource (project_id, description, quantity, price) values ($1, $2, $3, $4::numeric)',
      [project!.id, what, quantity, price],
    )
}

/** Four clubs: three approved, one of them with a change that waits, and a founding that waits. */
export const seedClubs = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  const everyday = students.find(({ named }) => named?.key === 'everyday')!
  const others = pickInboxStudents(students, 8, 38)
  const sent = (daysAgo: number, time: string) => toInstant(addDays(today, -daysAgo), time)
  const asMembers = (list: readonly Student[]) => list.map((student): Member => [student, 'member', 'member'])
  const debate = (await insertClub(tx, {
    name: 'debate',
    members: [
      [everyday, 'head', 'member'],
      [others[0], 'deputy', 'member'],
      ...asMembers(others.slice(1, 9)),
      [others[9], 'member', 'asked'],
      [others[10], 'member', 'invited'],
    ],
    sentAt: sent(200, '14:10'),
    isApproved: true,
  }))!
  await insertRevision(
    tx,
    debate.clubID,
    debate.headID,
    'debate',
    changedDebate,
    'in_progress',
    sent(2, '19:45'),
  )
  for (const project of clubProjects) await insertProject(tx, debate, today, project)
  const hiking = await insertClub(tx, {
    name: 'hiking',
    members: [
      [others[11], 'head', 'member'],
      [others[12], 'deputy', 'member'],
      ...asMembers(others.slice(13, 26)),
      [everyday, 'member', 'invited'],
    ],
    sentAt: sent(320, '11:30'),
    isApproved: true,
  })
  const robotics = await insertClub(tx, {
    name: 'robotics',
    members: [[others[26], 'head', 'member'], ...asMembers(others.slice(2, 6))],
    sentAt: sent(90, '16:05'),
    isApproved: true,
  })
  await insertClub(tx, {
    name: 'photography',
    members: [[others[27], 'head', 'member']],
    sentAt: sent(3, '20:40'),
    isApproved: false,
  })
  // Two students have to confirm that they are members.
  for (const [key, club] of [
    ['duties', robotics],
    ['everything', hiking],
  ] as const)
    await run(tx, 'update student set self_government_id = $2 where id = $1', [
      students.find(({ named }) => named?.key === key)!.id,
      (club ?? debate).clubID,
    ])
}

import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { medicine } from '#contract/studies/medicine.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'
import { groupsPath, testMedicine, topicsPath, type Topics } from './test-medicine.ts'

const { db, app, university, run, registered, choose, make, join, leave, topics } = await testMedicine()
const { subjectIDs, groupIDs, put } = university
const [first, second] = subjectIDs
type LabGroups = z.output<typeof medicine.labGroups.reply>

const readTopics = async (student: TestStudent, query = '') =>
  (await student.read<Topics>(topicsPath + query)).data
const readGroups = async (student: TestStudent, query = '') =>
  (await student.read<LabGroups>(groupsPath + query)).data
const see = async (student: TestStudent, page: 'topics' | 'groups', version?: string) => {
  const { path } = page === 'topics' ? medicine.seenTopics : medicine.seenLabGroups
  const shown = page === 'topics' ? await readTopics(student) : await readGroups(student)
  return student.send('POST', path, { version: version ?? shown.version })
}
const until = (column: 'topics_until' | 'lab_groups_until', subject: number, value: string | null) =>
  run(`update medicine_subject set ${column} = $2 where subject_id = $1`, [subject, value])

describe('topics and labGroups', () => {
  it("reports a moved deadline of topics, and changes of the student's own topic, until they are seen", async () => {
    const student = await registered(groupIDs[0], groupIDs[1])
    await choose(student, topics[0])
    const { version, ...shown } = await readTopics(student)
    expect(shown).toMatchObject({ is_seen: false, changes: [] })
    expect(await see(student, 'topics')).toMatchObject({ status: 200 })
    await until('topics_until', first, '2031-03-01T12:00:00Z')
    const at = { until: '2031-03-01T12:00:00+00:00' }
    // On whatever subject and page.
    for (const query of ['', `?subjectID=${second}`, '?page=7'])
      expect((await readTopics(student, query)).changes).toEqual([
        expect.objectContaining({ subjectID: first, before: { until: null }, after: at, mine: null }),
      ])
    expect(await see(student, 'topics', version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await see(student, 'topics')).toMatchObject({ status: 200 })
    expect(await readTopics(student)).toMatchObject({ is_seen: true, changes: [] })

    const lecturer_id = await put('lecturer', {
      fname_ka: 'ლია',
      lname_ka: 'ხე',
      fname_en: 'Lia',
      lname_en: 'Khe',
    })
    await run(`update medicine_topic set name_en = 'Heart', lecturer_id = $2 where id = $1`, [
      topics[0],
      lecturer_id,
    ])
    expect((await readTopics(student)).changes).toMatchObject([
      {
        before: at,
        after: at,
        mine: {
          before: { topiceng: 'Topic', lecturer: null },
          after: { topiceng: 'Heart', lecturer: { nameeng: 'Lia Khe' } },
        },
      },
    ])
    // Another topic is the student's own choice.
    await choose(student, topics[1])
    expect(await readTopics(student)).toMatchObject({ is_seen: false, changes: [] })
    await run(`update medicine_topic set name_en = 'Topic', lecturer_id = null where id = $1`, [topics[0]])
    await until('topics_until', first, null)
  })

  it("reports by name who joins or leaves the student's group, but not the student", async () => {
    const [student, friend, other] = [
      await registered(groupIDs[0], groupIDs[1]),
      await registered(groupIDs[0]),
      await registered(groupIDs[0]),
    ]
    const { data: group } = await make(student, first, 'Members')
    expect((await join(friend, group.labGroupID)).status).toBe(200)
    expect((await see(student, 'groups')).status).toBe(200)
    expect(await readGroups(student)).toMatchObject({ is_seen: true, changes: [] })
    await run(`update student set fname_en = 'Nana', lname_en = 'Gela' where id = $1`, [other.studentID])
    await join(other, group.labGroupID)
    await leave(friend, group.labGroupID)
    await until('lab_groups_until', second, '2031-03-01T12:00:00Z')
    const { changes } = await readGroups(student, '?search=nothing')
    expect(changes).toMatchObject([
      {
        subjectID: first,
        joined: [{ fnameeng: 'Nana', lnameeng: 'Gela' }],
        left: [{ code: expect.stringMatching(/\w/) }],
      },
      {
        subjectID: second,
        before: { until: null },
        after: { until: '2031-03-01T12:00:00+00:00' },
        joined: [],
      },
    ])
    expect(changes[0]!.before).toEqual(changes[0]!.after)
    expect((await readGroups(other)).changes).toEqual([])
    expect((await see(student, 'groups')).status).toBe(200)
    // Leaving and creating another group reports nothing of either.
    await leave(student, group.labGroupID)
    expect(await readGroups(student)).toMatchObject({ is_seen: false, changes: [] })
    await make(student, first, 'Another')
    expect(await readGroups(student)).toMatchObject({ is_seen: false, changes: [] })
    await until('lab_groups_until', second, null)
  })

  it('reports a subject that gets or loses topics and groups to students who took it before', async () => {
    const student = await registered(groupIDs[0])
    for (const page of ['topics', 'groups'] as const) expect((await see(student, page)).status).toBe(200)
    await run('update medicine_subject set has_lab_groups = false where subject_id = $1', [first])
    expect((await readGroups(student)).changes).toMatchObject([{ before: { until: null }, after: null }])
    expect((await see(student, 'groups')).status).toBe(200)
    await run('update medicine_subject set has_lab_groups = true where subject_id = $1', [first])
    expect((await readGroups(student)).changes).toMatchObject([{ before: null, after: { until: null } }])
    // A newly registered subject is not reported, nor are those of another semester.
    expect((await student.choose([groupIDs[1]])).status).toBe(200)
    expect(await readTopics(student)).toMatchObject({ is_seen: false, changes: [] })
    expect((await see(student, 'topics')).status).toBe(200)
    await university.inNextSemester(async (semester_id) => {
      await put('registration', { student_id: student.studentID, semester_id, subject_id: first })
      expect(await readTopics(student)).toMatchObject({ is_seen: false, changes: [] })
    })
    expect((await readTopics(student)).subjects).toHaveLength(2)
  })

  it('has no changes for students of other programmes', async () => {
    const other = await testStudent(app, db, university.englishStudentID)
    for (const { path } of [medicine.seenTopics, medicine.seenLabGroups])
      expect(await other.send('POST', path, { version: 'x'.repeat(22) })).toMatchObject({
        status: 403,
        code: 'not_medicine',
      })
  })
})

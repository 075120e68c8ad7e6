import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { groups } from '#contract/registration/groups.ts'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent, type TestStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addStudent, addSubject, change } = university

const mustChange = async (student: TestStudent) =>
  (await student.read<z.output<typeof groups.mustChange.reply>>('/api/registration/must-change-group')).data
    .subjects

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('mustChange', () => {
  // spec 4.13
  it('lists a moved or closed group, which may be left even where groups are not changed', async () => {
    const subjectID = await addSubject()
    const [mine, other, third] = [
      await addGroup({ subjectID, meetings: [[1, '17:00', '18:00']] }),
      await addGroup({ subjectID, meetings: [[2, '17:00', '18:00']] }),
      await addGroup({ subjectID, meetings: [[3, '17:00', '18:00']] }),
    ]
    const student = await testStudent(app, db, await addStudent({ study_semester: 1 }))
    await student.choose([mine])
    expect(await mustChange(student)).toEqual([])
    expect(await student.change(subjectID, mine, [other])).toMatchObject({
      status: 403,
      code: 'english_level_instead',
    })
    await change('study_group', mine, { must_change: true })
    expect(await mustChange(student)).toMatchObject([
      {
        subjectID,
        must_change: [mine],
        reasoneng: expect.stringContaining('timetable of the group has changed'),
      },
    ])
    await change('study_group', mine, { is_open: false })
    expect(await mustChange(student)).toMatchObject([
      { must_change: [mine], reasoneng: expect.stringContaining('was closed') },
    ])
    expect((await student.change(subjectID, mine, [other])).status).toBe(200)
    expect(await mustChange(student)).toEqual([])
    // The same by way of an exchange of the subject for itself is no way around.
    expect(
      await student.choose([third], { old_subjectID: subjectID, newSubjectID: subjectID }),
    ).toMatchObject({
      status: 403,
      code: 'english_level_instead',
    })
  })
})

describe('changeGroups', () => {
  it('reads from a setting in which semesters of study groups are not changed', async () => {
    const subjectID = await addSubject()
    const [mine, other] = [
      await addGroup({ subjectID, meetings: [[4, '17:00', '18:00']] }),
      await addGroup({ subjectID, meetings: [[5, '17:00', '18:00']] }),
    ]
    const student = await testStudent(app, db, await addStudent({ study_semester: 3 }))
    await student.choose([mine])
    const set = (value: string) =>
      db.rows(
        { name: '', text: `update setting set value = $1 where name = 'english_level_change_orders'` },
        [value],
      )
    await set('[1, 3]')
    expect((await student.change(subjectID, mine, [other])).code).toBe('english_level_instead')
    await set('[1]')
    expect((await student.change(subjectID, mine, [other])).status).toBe(200)
  })
})

describe('choose', () => {
  it('refuses another subject until the group is changed, exchanged or cancelled', async () => {
    const [left, requested] = [await addSubject({ name_en: 'Logic' }), await addSubject()]
    const [mine, other] = [
      await addGroup({ subjectID: left, meetings: [[6, '17:00', '18:00']] }),
      await addGroup({ subjectID: left, meetings: [[6, '18:00', '19:00']] }),
    ]
    const group = await addGroup({ subjectID: requested, meetings: [[6, '10:00', '11:00']] })
    const [student, exchanging] = [
      await testStudent(app, db, await addStudent()),
      await testStudent(app, db, await addStudent()),
    ]
    for (const each of [student, exchanging]) await each.choose([mine])
    await change('study_group', mine, { is_open: false })
    const refused = { code: 'must_change_first', params: { subjecteng: 'Logic', subjectID: left } }
    expect(await student.choose([group])).toMatchObject({ status: 409, ...refused })
    expect((await student.choose([group], {}, 'ka')).message).toMatch(/^ჯერ საგნის/)
    // The group table and the list of subjects name it too, but not the table of the subject itself.
    const table = (subjectID: number) =>
      student.read<{ code: string | null }>(`/api/registration/groups/general/${subjectID}`)
    expect((await table(requested)).data.code).toBe('must_change_first')
    expect((await table(left)).data.code).toBe(null)
    const offered = await student.read<z.output<typeof registration.subjects.reply>>(
      '/api/registration/getSubjects',
    )
    expect(offered.data.subjects.find(({ subjectID }) => subjectID === requested)).toMatchObject({
      can_choose: false,
      code: 'must_change_first',
    })
    expect((await student.change(left, mine, [other])).status).toBe(200)
    expect((await student.choose([group])).status).toBe(200)
    expect((await exchanging.choose([group], { old_subjectID: left, newSubjectID: requested })).status).toBe(
      200,
    )
  })

  it('is not refused when no other group is open, or the window of the group is closed', async () => {
    const [left, requested] = [await addSubject(), await addSubject()]
    const mine = await addGroup({ subjectID: left, meetings: [[7, '17:00', '18:00']] })
    const group = await addGroup({ subjectID: requested, meetings: [[7, '10:00', '11:00']] })
    const student = await testStudent(app, db, await addStudent())
    await student.choose([mine])
    await change('study_group', mine, { is_open: false })
    expect((await student.choose([group])).status).toBe(200)
  })
})

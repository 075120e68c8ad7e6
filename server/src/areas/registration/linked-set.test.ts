import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { registration } from '#contract/registration/registration.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { expectRefusedChoice } from './test-refusal.ts'
import { testStudent } from './test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { subjectIDs, groupIDs, addGroup, addSubject, addStudent } = university

type Mine = z.output<typeof registration.alreadyRegistered.reply>

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('choose: a linked set', () => {
  it('is taken whole or not at all, also when its last part is full', async () => {
    const subjectID = await addSubject()
    const lecture = await addGroup({ subjectID, meetings: [[4, '09:00', '10:00']] })
    const seminar = await addGroup({
      subjectID,
      type: 2,
      part: 2,
      parentID: lecture,
      meetings: [[4, '10:00', '11:00']],
    })
    const full = await addGroup({
      subjectID,
      type: 7,
      part: 3,
      capacity: 0,
      meetings: [[4, '11:00', '12:00']],
    })
    const free = await addGroup({ subjectID, type: 7, part: 3, meetings: [[4, '12:00', '13:00']] })
    const meets = await addGroup({ subjectID, type: 7, part: 3, meetings: [[4, '09:30', '10:30']] })
    const lecture2 = await addGroup({ subjectID, meetings: [[4, '14:00', '15:00']] })
    const student = await newStudent()
    await expectRefusedChoice(student, [lecture, seminar], {
      status: 422,
      code: 'incomplete_set',
      en: /Choose also: Practical class/,
      ka: /კიდევ აირჩიეთ: პრაქტიკული მეცადინეობა/,
    })
    const wrong = { status: 422, code: 'wrong_set', en: /do not belong together/, ka: /ერთად ვერ აირჩევთ/ }
    await expectRefusedChoice(student, [lecture2, seminar, free], {
      status: 422,
      code: 'other_lecture',
      en: /belongs to group .* cannot go with/,
      ka: /სხვა ჯგუფთანაა დაკავშირებული/,
    })
    await expectRefusedChoice(student, [lecture, lecture2, seminar, free], wrong)
    await expectRefusedChoice(student, [lecture, seminar, groupIDs[0]], wrong)
    await expectRefusedChoice(student, [lecture, seminar, meets], {
      status: 409,
      code: 'set_clash',
      en: /meet at the same time/,
      ka: /დრო იკვეთება/,
    })
    expect((await student.choose([lecture, seminar, full])).code).toBe('group_full')
    const none = await student.read<Mine>('/api/registration/already-registered')
    expect(none.data).toMatchObject({ subjects: [], total_ects: 0 })

    const taken = await student.choose([free, seminar, lecture])
    expect(taken.status).toBe(200)
    expect(
      taken.data.registration.groups.map((group) => [group.scheduleID, group.st_count, group.has_practice]),
    ).toEqual([
      [lecture, 1, true],
      [seminar, 1, true],
      [free, 1, false],
    ])
    const named = { schedule_id: lecture, practise_schedule_id: free, seminar_schedule_id: seminar }
    const byName = await student.send('POST', '/api/registration', named)
    expect(byName).toEqual(taken)
  })

  it('is refused when every set of the subject meets itself', async () => {
    const subjectID = await addSubject()
    const lecture = await addGroup({ subjectID, meetings: [[4, '09:00', '11:00']] })
    const practice = await addGroup({ subjectID, type: 7, part: 2, meetings: [[4, '10:00', '11:00']] })
    await expectRefusedChoice(await newStudent(), [lecture, practice], {
      status: 409,
      code: 'no_valid_set',
      en: /cannot be taken this semester/,
      ka: /არჩევა ამ სემესტრში შეუძლებელია/,
    })
  })

  // spec 7.11
  it('is refused when the fields name no group, two different sets, or another subject', async () => {
    const student = await newStudent()
    const fields = async (body: object) => {
      const answer = await student.send<Record<string, string[]>>('POST', '/api/registration', body)
      expect(answer).toMatchObject({ status: 422, code: 'validation_errors' })
      return Object.keys(answer.data)
    }
    expect(await fields({})).toEqual(['schedule_ids'])
    expect(await fields({ schedule_ids: [groupIDs[0]], schedule_id: groupIDs[1] })).toEqual(['schedule_ids'])
    expect(await fields({ schedule_ids: [groupIDs[0], groupIDs[1]], schedule_id: groupIDs[0] })).toEqual([
      'schedule_ids',
    ])
    expect(await fields({ schedule_ids: [groupIDs[0]], newSubjectID: subjectIDs[1] })).toEqual([
      'newSubjectID',
    ])
    expect(
      (await student.choose([groupIDs[0]], { schedule_id: groupIDs[0], newSubjectID: subjectIDs[0] })).status,
    ).toBe(200)
  })
})

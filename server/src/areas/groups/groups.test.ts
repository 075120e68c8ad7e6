import type * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import type { groups } from '#contract/registration/groups.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { subjectIDs, groupIDs, addGroup, addSubject, addStudent, put, change, today } = university

type General = z.output<typeof groups.general.reply>

const newStudent = async () => testStudent(app, db, await addStudent())
const generalFor = async (subjectID: number, language?: string, student = newStudent()) =>
  (await (await student).read<General>(`/api/registration/groups/general/${subjectID}`, language)).data

beforeEach(async () => {
  await db.rows({ name: '', text: 'delete from registration_window' })
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('general', () => {
  // spec 5.7.2
  it('says whether the student has passed the subject', async () => {
    const studentID = await addStudent()
    const student = testStudent(app, db, studentID)
    expect((await generalFor(subjectIDs[0], 'en', student)).subject.passed).toBe(false)
    const semester_id = await university.addSemester(2021, 'autumn', [-1800, -1700])
    const mark = { student_id: studentID, semester_id, credits: 5, score: 91 }
    await put('mark', { ...mark, subject_id: subjectIDs[0], status_id: 1 })
    await put('mark', { ...mark, subject_id: subjectIDs[1], status_id: 3 }) // failed
    const again = testStudent(app, db, studentID)
    expect((await generalFor(subjectIDs[0], 'en', again)).subject.passed).toBe(true)
    expect((await generalFor(subjectIDs[1], 'en', again)).subject.passed).toBe(false)
  })

  // spec 2.10, 3.4, 9.3
  it('shows every column of the table, with all meetings, the room or distance, and the dates', async () => {
    const subjectID = await addSubject({ code: 'BIO 101' })
    const lecturer = await put('lecturer', {
      fname_ka: 'ანა',
      lname_ka: 'კაპანაძე',
      fname_en: 'Ana',
      lname_en: 'Kapanadze',
    })
    const room = await put('room', { name: 'B-204' })
    const [from, to, again, end] = [await today(0), await today(13), await today(28), await today(41)]
    const lecture = await addGroup({
      subjectID,
      code: 'L1',
      rotation: true,
      meetings: [
        [2, '09:00', '10:30'],
        [4, '12:00', '13:00'],
      ],
      dates: [
        [again, end],
        [from, to],
      ],
    })
    await change('study_group', lecture, {
      lecturer_id: lecturer,
      curation_ka: 'კურაცია 1',
      curation_en: 'Rotation 1',
    })
    const meetings = 'update group_meeting set room_id = $2 where group_id = $1 and position = $3'
    await db.rows({ name: '', text: meetings }, [lecture, room, 0])
    await db.rows({ name: '', text: meetings }, [lecture, university.distanceRoomID, 1])
    const practice = await addGroup({
      subjectID,
      code: 'P1',
      type: 9,
      part: 2,
      parentID: lecture,
      meetings: [],
    })
    const alone = await addGroup({ subjectID, code: 'L2' })

    const reply = await generalFor(subjectID)
    expect(reply).toMatchObject({
      code: null,
      message: null,
      subject: { subjectID, subject_code: 'BIO 101', ects: 5 },
    })
    const free = { valid: true, code: null, reason: null, clash: null }
    expect(reply.groups.map(({ scheduleID }) => scheduleID)).toEqual([lecture, alone, practice])
    expect(reply.groups[0]).toEqual({
      ...free,
      scheduleID: lecture,
      subjectID,
      group: 'L1',
      config: 1,
      part: 1,
      parentID: null,
      lecture_typeID: 1,
      lecture_type: 'ლექცია',
      lecture_typeeng: 'Lecture',
      has_practice: true,
      day: 'სამშაბათი',
      dayeng: 'Tuesday',
      time: '09:00',
      time_end: '10:30',
      name: 'ანა კაპანაძე',
      nameeng: 'Ana Kapanadze',
      st_count: 0,
      capacity: 20,
      rotation: true,
      curation: 'კურაცია 1',
      curationeng: 'Rotation 1',
      room: 'B-204',
      start_date: from,
      end_date: end,
      dates: [
        { start_date: from, end_date: to },
        { start_date: again, end_date: end },
      ],
      meetings: [
        { dayID: 2, day: 'სამშაბათი', dayeng: 'Tuesday', time: '09:00', time_end: '10:30', room: 'B-204' },
        { dayID: 4, day: 'ხუთშაბათი', dayeng: 'Thursday', time: '12:00', time_end: '13:00', room: null },
      ],
    })
    // The practice belongs to the first lecture alone.
    expect(reply.groups[1]).toMatchObject({
      has_practice: false,
      room: null,
      name: '',
      dates: [],
      start_date: await today(-28),
      end_date: await today(100),
    })
    expect(reply.groups[2]).toMatchObject({
      has_practice: false,
      parentID: lecture,
      lecture_typeeng: 'Laboratory class',
      day: '',
      time: null,
      meetings: [],
    })
  })

  it('names the clash of a group before it is chosen, in both languages', async () => {
    const subjectID = await addSubject()
    const clashing = await addGroup({ subjectID, meetings: [[1, '10:15', '10:45']] })
    const touching = await addGroup({ subjectID, meetings: [[1, '11:00', '12:00']] })
    const student = newStudent()
    await (await student).choose([groupIDs[0]])
    const verdicts = async (language: string) => {
      const reply = await generalFor(subjectID, language, student)
      return new Map(reply.groups.map((group) => [group.scheduleID, group]))
    }
    const english = await verdicts('en')
    expect(english.get(touching)).toMatchObject({ valid: true, code: null })
    expect(english.get(clashing)).toMatchObject({
      valid: false,
      code: 'group_clash',
      reason: expect.stringContaining(
        'coincides with an already chosen subject: “Subject 1” (Monday, 10:00 - 11:00)',
      ),
      clash: { subjectID: subjectIDs[0], subjecteng: 'Subject 1', dayID: 1, time: '10:00 - 11:00' },
    })
    expect((await verdicts('ka')).get(clashing)?.reason).toMatch(
      /დრო იკვეთება უკვე არჩეულ საგანთან.*ორშაბათი/,
    )
    // Choosing it is refused with the same sentence.
    const refused = await (await student).choose([clashing])
    expect([refused.code, refused.message]).toEqual(['group_clash', english.get(clashing)?.reason])
    // My own subject's groups do not clash with mine, and my own seat is not "full".
    const other = await addGroup({ subjectID: subjectIDs[0], meetings: [[1, '10:30', '11:30']] })
    await change('study_group', groupIDs[0], { capacity: 1 })
    const own = new Map((await generalFor(subjectIDs[0], 'en', student)).groups.map((g) => [g.scheduleID, g]))
    expect(own.get(other)).toMatchObject({ valid: true })
    expect(own.get(groupIDs[0])).toMatchObject({ valid: true, st_count: 1, capacity: 1 })
    const otherStudent = new Map((await generalFor(subjectIDs[0])).groups.map((g) => [g.scheduleID, g]))
    expect(otherStudent.get(groupIDs[0])).toMatchObject({ valid: false, code: 'group_full' })
  })

  it('names a subject without open groups, full ones, one full part, and no possible set', async () => {
    const subjectID = await addSubject()
    const noOpen = 'Subject has no open groups, contact the school department.'
    expect(await generalFor(subjectID)).toMatchObject({ code: 'no_open_groups', message: noOpen, groups: [] })
    const lecture = await addGroup({ subjectID, open: false, meetings: [[1, '09:00', '10:00']] })
    const closed = await generalFor(subjectID)
    expect(closed).toMatchObject({ code: 'no_open_groups', message: noOpen })
    expect(closed.groups[0]).toMatchObject({ valid: false, code: 'group_closed' })
    expect((await generalFor(subjectID, 'ka')).message).toMatch(/^საგანს ღია ჯგუფები არ აქვს/)

    await change('study_group', lecture, { is_open: true, capacity: 0 })
    const full = await generalFor(subjectID)
    expect(full).toMatchObject({
      code: 'no_free_groups',
      message: expect.stringMatching(/^No free groups found/),
    })
    expect(full.groups[0]).toMatchObject({ valid: false, code: 'group_full' })
    expect((await generalFor(subjectID, 'ka')).message).toMatch(/^თავისუფალი ჯგუფები ვერ მოიძებნა/)

    await change('study_group', lecture, { capacity: 5 })
    const practice = await addGroup({
      subjectID,
      type: 7,
      part: 2,
      capacity: 0,
      meetings: [[1, '10:00', '11:00']],
    })
    expect(await generalFor(subjectID)).toMatchObject({ code: 'no_free_groups' })
    await change('study_group', practice, { capacity: 1 })
    expect(await generalFor(subjectID)).toMatchObject({ code: null, message: null })

    await db.rows({ name: '', text: `update group_meeting set starts = '09:30' where group_id = $1` }, [
      practice,
    ])
    const impossible = await generalFor(subjectID)
    expect(impossible.groups.map((group) => [group.valid, group.code])).toEqual([
      [false, 'no_valid_set'],
      [false, 'no_valid_set'],
    ])
    expect(impossible.groups[0]?.reason).toMatch(/cannot be taken this semester/)
  })

  it('shows the groups outside the window, with the next opening', async () => {
    await db.rows({ name: '', text: 'delete from registration_window' })
    await university.openWindow({ step: 2, from: 49, to: 50 })
    const reply = await generalFor(subjectIDs[1])
    expect(reply).toMatchObject({
      code: 'window_closed',
      message: expect.stringContaining('It opens next on'),
    })
    expect(reply.groups[0]).toMatchObject({ valid: true })
    expect((await generalFor(subjectIDs[1], 'ka')).message).toMatch(/გაიხსნება \d+ \p{L}+, \d\d:\d\d-ზე/u)
  })

  it('refuses a subject that does not exist', async () => {
    const missing = await (await newStudent()).read('/api/registration/groups/general/999999')
    expect(missing).toMatchObject({ status: 404, code: 'subject_not_found' })
  })
})

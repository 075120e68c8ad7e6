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
const { subjectIDs, groupIDs, addGroup, addSubject, addStudent, put, change } = university

type Mine = z.output<typeof registration.alreadyRegistered.reply>

const newStudent = async (columns: Record<string, unknown> = {}) =>
  testStudent(app, db, await addStudent(columns))

beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
})

describe('choose', () => {
  it('takes a seat, counts it in the group and in the credits; sent again it answers the same', async () => {
    const student = await newStudent()
    const first = await student.choose([groupIDs[0]])
    expect(first.status).toBe(200)
    expect(first.data).toMatchObject({
      total_ects: 5,
      credits: {
        semester: 5,
        year: 5,
        minimum: 18,
        maximumPerSemester: 45,
        maximumPerYear: 75,
        warnFrom: 0.9,
      },
      registration: {
        subjectID: subjectIDs[0],
        subjecteng: 'Subject 1',
        ects: 5,
        program_moduleID: university.moduleID,
        groups: [
          {
            scheduleID: groupIDs[0],
            st_count: 1,
            capacity: 20,
            day: 'ორშაბათი',
            dayeng: 'Monday',
            time: '10:00',
          },
        ],
      },
    })
    const again = await student.choose([groupIDs[0]])
    expect(again).toEqual(first)
    const listed = await student.read<Mine>('/api/registration/already-registered')
    expect(listed.data).toEqual({
      subjects: [first.data.registration],
      total_ects: 5,
      // In the first semester of study (spec 6.4.1).
      english_level_instead: true,
      credits: first.data.credits,
    })
  })
})

describe('alreadyRegistered', () => {
  it('shows a row changed by SQL in the next read', async () => {
    const student = await newStudent()
    await student.choose([groupIDs[0]])
    await change('subject', subjectIDs[0], { name_en: 'Botany' })
    const listed = await student.read<Mine>('/api/registration/already-registered')
    expect(listed.data.subjects[0]?.subjecteng).toBe('Botany')
    await change('subject', subjectIDs[0], { name_en: 'Subject 1' })
  })
})

describe('choose', () => {
  it('refuses another group of a registered subject', async () => {
    const student = await newStudent()
    const other = await addGroup({ subjectID: subjectIDs[0], meetings: [[5, '10:00', '11:00']] })
    await student.choose([groupIDs[0]])
    await expectRefusedChoice(student, [other], {
      status: 409,
      code: 'already_registered',
      en: /already registered for “Subject 1” \(group: G1\).*cancel/,
      ka: /„Subject 1 ქართულად“ უკვე რეგისტრირებული ხართ \(ჯგუფი: G1\)/,
    })
  })

  it('names the registered subject of a clash, its day and its time', async () => {
    const student = await newStudent()
    await student.choose([groupIDs[0]])
    const subjectID = await addSubject()
    const group = await addGroup({ subjectID, meetings: [[1, '10:30', '12:00']] })
    const refused = await expectRefusedChoice(student, [group], {
      status: 409,
      code: 'group_clash',
      en: /its time coincides with an already chosen subject: “Subject 1” \(Monday, 10:00 - 11:00\)/,
      ka: /დრო იკვეთება უკვე არჩეულ საგანთან: „Subject 1 ქართულად“ \(ორშაბათი, 10:00 - 11:00\)/,
    })
    expect(refused.params).toMatchObject({
      subjectID: subjectIDs[0],
      subjecteng: 'Subject 1',
      dayeng: 'Monday',
    })
    const touching = await addGroup({ subjectID, meetings: [[1, '11:00', '12:00']] })
    expect((await student.choose([touching])).status).toBe(200)
  })

  it('refuses too many credits in the semester, and in the year with its other semester', async () => {
    const student = await newStudent()
    const heavy = await addSubject({ credits: 45 })
    const heavyGroup = await addGroup({ subjectID: heavy, meetings: [[6, '09:00', '10:00']] })
    expect((await student.choose([heavyGroup])).data.total_ects).toBe(45)
    await expectRefusedChoice(student, [groupIDs[0]], {
      status: 409,
      code: 'credit_limit',
      en: /you would have 50 credits this semester, and at most 45/,
      ka: /ამ სემესტრში 50 კრედიტი გექნებათ, დასაშვებია არაუმეტეს 45/,
    })
    const spring = await university.addSemester(2026, 'spring', [101, 200])
    const late = await newStudent()
    const mark = { student_id: late.studentID, semester_id: spring, score: 70 }
    await put('mark', { ...mark, subject_id: heavy, credits: 71, status_id: 1 })
    await put('mark', { ...mark, subject_id: subjectIDs[1], credits: 30, status_id: 7 }) // recognised: earned elsewhere
    await expectRefusedChoice(late, [groupIDs[0]], {
      status: 409,
      code: 'credit_limit',
      en: /you would have 76 credits this academic year, and at most 75/,
      ka: /ამ სასწავლო წელს 76 კრედიტი გექნებათ, დასაშვებია არაუმეტეს 75/,
    })
  })

  it('takes a passed subject again, and counts its credits', async () => {
    const student = await newStudent()
    const autumn = await university.addSemester(2024, 'autumn', [-700, -600])
    await put('mark', {
      student_id: student.studentID,
      semester_id: autumn,
      subject_id: subjectIDs[0],
      credits: 5,
      score: 91,
      status_id: 1,
    })
    const taken = await student.choose([groupIDs[0]])
    expect(taken.data.credits).toMatchObject({ semester: 5, year: 5 })
  })

  it('names the groups that have a seat when one is full, and says when none has', async () => {
    const subjectID = await addSubject()
    const full = await addGroup({ subjectID, capacity: 0, meetings: [[6, '12:00', '13:00']] })
    const student = await newStudent()
    await expectRefusedChoice(student, [full], {
      status: 409,
      code: 'group_full',
      en: /has no free seat, and no free groups found/,
      ka: /თავისუფალი ადგილი აღარ არის და თქვენთვის შესაფერისი თავისუფალი ჯგუფი ვერ მოიძებნა/,
    })
    await addGroup({ subjectID, code: 'FREE', meetings: [[6, '14:00', '15:00']] })
    await addGroup({ subjectID, code: 'SHUT', open: false, meetings: [[6, '15:00', '16:00']] })
    const refused = await expectRefusedChoice(student, [full], {
      status: 409,
      code: 'group_full',
      en: /There are seats in: FREE\./,
      ka: /ადგილი არის ჯგუფებში: FREE\./,
    })
    expect(refused.params).toMatchObject({ scheduleID: full, free: 'FREE' })
  })

  it('refuses a closed group, one of another semester, a subject of no module, and an inactive student', async () => {
    const student = await newStudent()
    const closed = await addGroup({ subjectID: await addSubject(), open: false })
    await expectRefusedChoice(student, [closed], {
      status: 409,
      code: 'group_closed',
      en: /is closed\. Choose another group/,
      ka: /დახურულია\. აირჩიეთ სხვა ჯგუფი/,
    })
    await expectRefusedChoice(student, [999_999], {
      status: 404,
      code: 'group_not_found',
      en: /no longer in the current semester/,
      ka: /მიმდინარე სემესტრში აღარ არის/,
    })
    const foreign = await addGroup({ subjectID: await addSubject({}, null) })
    const foreignRefusal = {
      status: 403,
      code: 'not_in_programme',
      en: /not in these modules of your programme/,
      ka: /თქვენი პროგრამის ამ მოდულებში არ შედის/,
    }
    await expectRefusedChoice(student, [foreign], foreignRefusal)
    await expectRefusedChoice(student, [groupIDs[0]], foreignRefusal, {
      program_module_id: university.electiveModuleID,
    })
    await expectRefusedChoice(await newStudent({ status_id: 2 }), [groupIDs[0]], {
      status: 403,
      code: 'not_active',
      en: /Only students with an active status/,
      ka: /აქტიური სტატუსის/,
    })
  })
})

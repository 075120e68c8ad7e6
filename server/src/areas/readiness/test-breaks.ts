import type { testUniversity } from '#server/db/test-university.ts'

type University = Awaited<ReturnType<typeof testUniversity>>
type Run = (text: string, values?: readonly unknown[]) => Promise<unknown>

/** Ways to break a working university, by the check that must find exactly what was added. */
export const createBreaks = (
  university: University,
  run: Run,
): Readonly<Record<string, () => Promise<unknown>>> => {
  /** A programme with a student in its first semester, and this many compulsory subjects of 5 credits there. */
  const addCohort = async (name: string, count: number) => {
    const programme_id = await university.addProgramme(name)
    const module = await university.addModule('compulsory', { programme_id })
    const subjects: number[] = []
    for (let nth = 0; nth < count; nth += 1) subjects.push(await university.addSubject({}, module))
    await university.addStudent({ programme_id, study_semester: 1 })
    return { programme_id, subjects }
  }

  return {
    'programme-without-modules': () => university.addProgramme('No modules'),
    'module-without-subjects': () => university.addModule('elective', { name_en: 'Nothing in it' }),
    'module-credits-short': async () => {
      const module = await university.addModule('elective', { required_credits: 60 })
      await university.addSubject({}, module)
    },
    'module-limits-contradict': () =>
      university.addModule('elective', { required_credits: 30, maximum_credits: 20 }),
    'module-cycle': async () => {
      const first = await university.addModule('elective')
      const second = await university.addModule('elective', { after_module_id: first })
      await university.change('module', first, { after_module_id: second })
    },
    'module-limits-too-tight': async () => {
      const module = await university.addModule('elective', { required_credits: 10, maximum_subjects: 1 })
      await university.addSubject({}, module)
      await university.addSubject({}, module)
      // A block out of which one subject is taken, beside a module that has enough without it.
      const enough = await university.addModule('elective', { required_credits: 10, maximum_subjects: 2 })
      await university.addSubject({}, enough)
      await university.addSubject({}, enough)
    },
    'module-never-opens': async () => {
      const first = await university.addModule('elective', { required_credits: 5 })
      await university.addSubject({}, first)
      await university.addModule('elective', { after_module_id: first })
      await university.addModule('elective', { after_module_id: first, after_credits: 50 })
    },
    'programme-credits-exceeded': async () => {
      const programme_id = await university.addProgramme('Short', { ects: 60 })
      await university.addModule('compulsory', { programme_id, required_credits: 45 })
      await university.addModule('elective', { programme_id, required_credits: 30 })
    },
    'compulsory-subjects-clash': async () => {
      const { subjects } = await addCohort('Clash', 3)
      const at = (hour: number) => [[2, `${hour}:00`, `${hour + 2}:00`]] as const
      await university.addGroup({ subjectID: subjects[0]!, meetings: at(10) })
      await university.addGroup({ subjectID: subjects[1]!, meetings: at(11) })
      // The third has one group that does not clash.
      await university.addGroup({ subjectID: subjects[2]!, meetings: at(10) })
      await university.addGroup({ subjectID: subjects[2]!, meetings: at(14) })
    },
    'compulsory-credits-over-maximum': () => addCohort('Many credits', 10),
    'programme-offer-short': () => addCohort('Few groups', 1),
    'prerequisite-cycle': async () => {
      const [a, b, c] = [
        await university.addSubject(),
        await university.addSubject(),
        await university.addSubject(),
      ]
      for (const pair of [
        [a, b],
        [b, c],
        [c, a],
      ])
        await run('insert into subject_prerequisite (subject_id, prerequisite_id) values ($1, $2)', pair)
    },
    'prerequisite-not-taught': async () => {
      const pair = [await university.addSubject(), await university.addSubject({}, null)]
      await run('insert into subject_prerequisite (subject_id, prerequisite_id) values ($1, $2)', pair)
    },
    'student-name-not-drawable': async () => {
      await university.addStudent({ fname_en: 'Günel', lname_en: 'Əliyeva' })
      await university.addStudent({ fname_en: 'Thi\u0323', lname_en: 'Dương' })
      await university.addStudent({ fname_en: '李', lname_en: 'Wei' })
    },
    'text-not-drawable': async () => {
      await university.addSubject({ name_en: 'Əliyev’s Việt Žižek' })
      await university.addSubject({ name_en: 'Chinese 汉语' })
    },
    'student-enrolment-missing': () =>
      university.addStudent({ enrolled_on: '2024-09-16', study_form: 'full_time' }),
    'name-missing': () => university.addSubject({ name_en: ' ' }),
    'english-name-in-georgian': () => university.addSubject({ name_en: 'ბიოლოგია' }),
    'group-without-meetings': async () =>
      university.addGroup({ subjectID: await university.addSubject(), meetings: [] }),
    'group-without-seats': async () =>
      university.addGroup({ subjectID: await university.addSubject(), capacity: 0 }),
    'group-parent-closed': async () => {
      const subjectID = await university.addSubject()
      const parentID = await university.addGroup({ subjectID, open: false, code: 'closed' })
      await university.addGroup({ subjectID, part: 2, parentID })
    },
    'group-outside-semester': async () =>
      university.addGroup({
        subjectID: await university.addSubject(),
        dates: [[await university.today(90), await university.today(110)]],
      }),
    'meeting-at-night': async () =>
      university.addGroup({ subjectID: await university.addSubject(), meetings: [[1, '03:00', '04:30']] }),
    'exam-outside-semester': async () =>
      university.put('exam', {
        semester_id: university.semesterID,
        subject_id: await university.addSubject(),
        exam_type_id: 1,
        day: await university.today(150),
        starts: '10:00',
      }),
    'mark-components-sum': async () =>
      university.put('mark_component', {
        semester_id: university.semesterID,
        subject_id: await university.addSubject(),
        position: 1,
        name_ka: 'ა',
        name_en: 'A',
        max_score: 90,
      }),
    'text-missing': async () =>
      university.put('academic_event', {
        semester_id: university.semesterID,
        kind: 'term',
        name_ka: 'ა',
        name_en: ' ',
        starts_on: await university.today(1),
        ends_on: await university.today(2),
      }),
    'group-meets-twice': async () =>
      university.addGroup({
        subjectID: await university.addSubject(),
        meetings: [
          [2, '10:00', '12:00'],
          [2, '11:00', '13:00'],
        ],
      }),
    'subject-impossible': async () => {
      const subjectID = await university.addSubject()
      const dates = [[await university.today(1), await university.today(14)]] as const
      await university.addGroup({ subjectID, part: 1, meetings: [[1, '10:00', '12:00']] })
      await university.addGroup({
        subjectID,
        part: 2,
        meetings: [[1, '11:00', '13:00']],
        code: 'late',
        dates,
      })
      // Groups that meet in alternate weeks can be taken together.
      const alternating = await university.addSubject()
      const later = [[await university.today(15), await university.today(28)]] as const
      await university.addGroup({ subjectID: alternating, part: 1, meetings: [[1, '10:00', '12:00']], dates })
      await university.addGroup({
        subjectID: alternating,
        part: 2,
        meetings: [[1, '10:00', '12:00']],
        code: 'in-turns',
        dates: later,
      })
      // The parent of a group is in one of the other parts, and no matter to the third.
      const nested = await university.addSubject()
      const at = (day: number) => [[day, '15:00', '16:00']] as const
      await university.addGroup({ subjectID: nested, part: 1, meetings: at(1), code: 'l' })
      const parentID = await university.addGroup({ subjectID: nested, part: 2, meetings: at(2), code: 's' })
      await university.addGroup({ subjectID: nested, part: 3, meetings: at(3), code: 'p', parentID })
      // A subject with one pair that does not clash can be taken.
      const possible = await university.addSubject()
      await university.addGroup({ subjectID: possible, part: 1, meetings: [[1, '10:00', '12:00']] })
      await university.addGroup({
        subjectID: possible,
        part: 2,
        meetings: [[1, '11:00', '13:00']],
        code: 'a',
      })
      await university.addGroup({
        subjectID: possible,
        part: 2,
        meetings: [[1, '12:00', '13:00']],
        code: 'b',
      })
    },
    'student-without-email': () => university.addStudent({ university_email: 'nobody' }),
    'student-without-name': () => university.addStudent({ lname_en: '' }),
    'student-english-name-in-georgian': () => university.addStudent({ fname_en: 'ნინო' }),
    'student-personal-number-twice': async () => {
      await university.addStudent({ personal_code: '01001000001' })
      await university.addStudent({ personal_code: '01001000001' })
    },
    'student-past-programme': () => university.addStudent({ study_semester: 9 }),
    'window-for-nobody': () => university.openWindow({ step: 1, studySemester: 7 }),
    'windows-overlap': async () => {
      await university.openWindow({ step: 2, studySemester: 6, from: 1, to: 3 })
      await university.openWindow({ step: 2, studySemester: 6, from: 2, to: 4 })
    },
    'windows-out-of-order': async () => {
      await university.openWindow({ step: 2, studySemester: 5, from: 5, to: 8 })
      await university.openWindow({ step: 3, studySemester: 5, from: 2, to: 9 })
    },
    'credit-limits-contradict': () =>
      run(
        `update setting set value = jsonb_set(value, '{maximumPerYear}', '10') where name = 'credit_limits'`,
      ),
    'menu-to-nowhere': () =>
      run(`insert into menu_item (id, path, name_ka, name_en) values (9001, '/no-such-screen', 'ა', 'A')`),
    'schema-changed': () => run('alter table holiday alter column name_en drop not null'),
    'trial-copy': () => run(`update setting set value = 'true' where name = 'trial'`),
    'setting-unusable': () =>
      run(`update setting set value = '["x", "10.0.0.0/8"]' where name = 'campus_networks'`),
    'time-zone-unusual': () => run(`update setting set value = '"UTC"' where name = 'time_zone'`),
  }
}

/** How many rows are found, where it is not one. */
export const expectedRows: Readonly<Record<string, number>> = {
  'module-cycle': 2,
  'prerequisite-cycle': 3,
  'student-personal-number-twice': 2,
}

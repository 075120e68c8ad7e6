import { writeFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { courses } from '#contract/studies/courses.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
const university = await testUniversity(db)

describe('subject', () => {
  it("gives a subject's school and its lecturers of this semester, each once", async () => {
    const { schoolID, put, change, addSubject, addGroup, addStudent } = university
    const name = { fname_ka: 'ნანა', lname_ka: 'ქავთარაძე', fname_en: 'Nana', lname_en: 'Kavtaradze' }
    const lecturer_id = await put('lecturer', { ...name, school_id: schoolID })
    const subjectID = await addSubject({ school_id: schoolID })
    for (const starts of ['17:00', '18:00']) {
      const group = await addGroup({ subjectID, meetings: [[5, starts, starts.replace(':00', ':50')]] })
      await change('study_group', group, { lecturer_id })
    }
    const student = await testStudent(app, db, await addStudent())
    const url = (id: number) => `/api/subjects/${id}`
    const { data } = await student.read<z.output<typeof courses.subject.reply>>(url(subjectID))
    expect(data).toMatchObject({
      subjectID,
      schooleng: 'School of Sciences',
      prerequisites: [],
      syllabus: null,
    })
    expect(data.lecturers).toEqual([
      { personID: lecturer_id, name: 'ნანა ქავთარაძე', nameeng: 'Nana Kavtaradze', email_UG: null },
    ])
    expect(data.lecturers_count).toBe(1)
    expect(await student.read(url(999))).toMatchObject({ status: 404, code: 'subject_not_found' })
  })

  it('names the lecturers with the lowest numbers, in order of their names, and counts all', async () => {
    const { put, addSubject, addGroup, addStudent, change } = university
    const schoolID = await put('school', { name_ka: 'სკოლა', name_en: 'School' })
    const subjectID = await addSubject({ school_id: schoolID })
    for (let nth = 25; nth > 0; nth -= 1) {
      const name = {
        fname_ka: 'ანა',
        lname_ka: `ლექტორი ${nth + 10}`,
        fname_en: 'Ana',
        lname_en: `L ${nth + 10}`,
      }
      const lecturer_id = await put('lecturer', { ...name, school_id: schoolID })
      for (const day of [1, 2])
        await change('study_group', await addGroup({ subjectID, meetings: [[day, '17:00', '17:50']] }), {
          lecturer_id,
        })
    }
    const student = await testStudent(app, db, await addStudent())
    for (const url of [`/api/subjects/${subjectID}`, `/api/courses/${subjectID}`]) {
      const { data } = await student.read<z.output<typeof courses.course.reply>>(url)
      expect(data.lecturers.map(({ nameeng }) => nameeng)).toEqual(
        Array.from({ length: 10 }, (_, at) => `Ana L ${at + 26}`),
      )
      expect(data.lecturers_count).toBe(25)
    }
  })
})

type Course = z.output<typeof courses.course.reply>

const addFile = async (nth: number, filename: string) => {
  const name = String(nth).padStart(32, '0')
  await mkdir(dirname(toFilePath(filesDir, name)), { recursive: true })
  await writeFile(toFilePath(filesDir, name), filename)
  const size = Buffer.byteLength(filename)
  return university.put('stored_file', { name, filename, mime: 'text/plain', size })
}

describe('course', () => {
  // spec 2.15
  it('shows the description to everybody, and the materials to those who take the course', async () => {
    const { put, subjectIDs, groupIDs, semesterID, openWindow } = university
    const [subjectID, before, other] = subjectIDs
    await openWindow({ step: 2 })
    const [syllabus, notes, past] = [
      await addFile(1, 'სილაბუსი.txt'),
      await addFile(2, 'ლექცია 1.txt'),
      await addFile(3, 'ძველი.txt'),
    ]
    const weeks = [{ topic: 'შესავალი', topiceng: 'Introduction' }]
    await put('subject_outline', {
      subject_id: subjectID,
      description_ka: 'აღწერა',
      description_en: 'Description',
      weeks: JSON.stringify(weeks),
      syllabus_id: syllabus,
    })
    await put('subject_prerequisite', { subject_id: subjectID, prerequisite_id: before })
    const material = { subject_id: subjectID, title_ka: 'ლექცია', title_en: 'Lecture' }
    await put('course_material', { ...material, semester_id: semesterID, week: 1, file_id: notes })
    const named = { name_ka: 'ძველი', name_en: 'Old', academic_year: 2024, season: 'spring' }
    const ended = { starts_on: '2025-03-01', ends_on: '2025-07-01' }
    const old = await put('semester', { ...named, ...ended })
    await put('course_material', { ...material, semester_id: old, file_id: past })

    const student = await testStudent(app, db, await university.addStudent())
    const path = `/api/courses/${subjectID}`
    const about = { description: 'აღწერა', descriptioneng: 'Description', weeks, week: 5 }
    const visitorPage = (await student.read<Course>(path)).data
    expect(visitorPage).toMatchObject({
      ...about,
      registrationID: null,
      groups: [],
      materials: [],
      quizzes: [],
    })
    expect(visitorPage.prerequisites).toMatchObject([{ subjectID: before }])
    const load = (fileID: number, on = subjectID) =>
      student.send('GET', `/api/courses/${on}/files/${fileID}`).catch(() => ({ status: 200, code: 'a file' }))
    expect(await load(syllabus)).toMatchObject({ code: 'a file' })
    expect(await load(notes)).toMatchObject({ status: 403, code: 'not_on_course' })

    expect((await student.choose([groupIDs[0]])).status).toBe(200)
    const mine = (await student.read<Course>(path)).data
    expect(mine).toMatchObject({
      ...about,
      syllabus: { fileID: syllabus, filename: 'სილაბუსი.txt' },
      groups: [{ scheduleID: groupIDs[0] }],
      materials: [{ fileID: notes, filename: 'ლექცია 1.txt', week: 1, titleeng: 'Lecture' }],
    })
    expect(mine.registrationID).not.toBe(null)
    expect(await load(notes)).toMatchObject({ code: 'a file' })
    for (const [file, on] of [
      [past, subjectID],
      [notes, other],
      [999_999, subjectID],
    ] as const)
      expect(await load(file, on)).toMatchObject({ status: 404, code: 'course_file_not_found' })
    expect((await student.read('/api/courses/999')).status).toBe(404)
  })
})

describe('seen', () => {
  it('reports what others changed in a course until the student confirms having seen it', async () => {
    const { put, change, addSubject, addGroup, addStudent, openWindow, schoolID, semesterID } = university
    const sql = (text: string) => db.rows<Record<string, unknown>>({ name: '', text })
    await openWindow({ step: 2 })
    const subjectID = await addSubject()
    const groupID = await addGroup({ subjectID, meetings: [[6, '10:00', '11:00']] })
    const of = { subject_id: subjectID, semester_id: semesterID }
    const named = (title: string) => ({ title_ka: `${title} ქართულად`, title_en: title })
    const [one, two] = [
      await put('course_material', { ...of, ...named('One'), week: 1, file_id: await addFile(11, '1.txt') }),
      await put('course_material', { ...of, ...named('Two'), week: 2, file_id: await addFile(12, '2.txt') }),
    ]
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const closing = at(2)
    const quiz = await put('quiz', {
      ...of,
      ...named('Quiz'),
      minutes: 10,
      opens_at: at(1),
      closes_at: closing,
    })
    const over = await put('quiz', {
      ...of,
      ...named('Over'),
      minutes: 10,
      opens_at: at(-3),
      closes_at: at(-2),
    })

    const student = await testStudent(app, db, await addStudent())
    const path = `/api/courses/${subjectID}`
    const read = async (who = student) => (await who.read<Course>(path)).data
    const see = (version: string) => student.send('POST', `${path}/seen`, { version })
    expect(await read()).toMatchObject({ version: '', is_seen: true, changes: [] })
    expect(await see('a'.repeat(22))).toMatchObject({ status: 403, code: 'not_on_course' })

    expect((await student.choose([groupID])).status).toBe(200)
    const first = await read()
    expect(first).toMatchObject({ is_seen: false, changes: [] })
    expect(await see(first.version)).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ version: first.version, is_seen: true, changes: [] })

    const closes_at = at(30)
    await change('quiz', quiz, { closes_at })
    await change('quiz', over, { minutes: 20 })
    await sql(`delete from course_material where id = ${one}`)
    const replaced = await addFile(13, '2, corrected.txt')
    await change('course_material', two, { file_id: replaced })
    const three = await put('course_material', {
      ...of,
      ...named('Three'),
      file_id: await addFile(14, '3.txt'),
    })
    await put('subject_outline', { subject_id: subjectID, description_ka: 'აღწერა', syllabus_id: replaced })
    const nana = { fname_ka: 'ნანა', lname_ka: 'ქავთარაძე', fname_en: 'Nana', lname_en: 'Kavtaradze' }
    await change('study_group', groupID, {
      lecturer_id: await put('lecturer', { ...nana, school_id: schoolID }),
    })
    const changed = await read()
    expect(changed.is_seen).toBe(false)
    expect(changed.changes).toMatchObject([
      { kind: 'quiz', id: quiz, before: { closes_at: closing }, after: { closes_at } },
      { kind: 'material', id: one, before: { titleeng: 'One', week: 1 }, after: null },
      { kind: 'material', id: two, before: { titleeng: 'Two' }, after: { fileID: replaced } },
      { kind: 'material', id: three, before: null, after: { titleeng: 'Three', week: null } },
      { kind: 'syllabus', id: null, before: null, after: { title: '2, corrected.txt' } },
      { kind: 'about', id: null, before: null, after: null },
      { kind: 'lecturer', id: groupID, before: { title: '' }, after: { titleeng: 'Nana Kavtaradze' } },
    ])
    expect(changed.changes).toHaveLength(7)
    // An outdated version confirms nothing; the current one does, however often it is sent.
    expect(await see(first.version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    const twice = await Promise.all([see(changed.version), see(changed.version)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })
    const other = await testStudent(app, db, await addStudent())
    expect((await other.choose([groupID])).status).toBe(200)
    expect(await read(other)).toMatchObject({ is_seen: false, changes: [] })

    // Each course has a snapshot of its own.
    const next = await addSubject()
    const nextGroup = await addGroup({ subjectID: next, meetings: [[6, '12:00', '13:00']] })
    expect((await student.choose([nextGroup])).status).toBe(200)
    const readNext = async () => (await student.read<Course>(`/api/courses/${next}`)).data
    const { version } = await readNext()
    expect(await student.send('POST', `/api/courses/${next}/seen`, { version })).toMatchObject({
      status: 200,
    })
    expect(await readNext()).toMatchObject({ version, is_seen: true })
    expect(await read()).toMatchObject({ version: changed.version, is_seen: true })
    expect(await sql(`select subject_id from page_seen where page = 'course' order by subject_id`)).toEqual([
      { subject_id: subjectID },
      { subject_id: next },
    ])
  })
})

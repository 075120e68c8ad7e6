import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import type { courses } from '#contract/courses.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)

test('a subject tells its school and who teaches it this semester, each once', async () => {
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
  expect(await student.read(url(999))).toMatchObject({ status: 404, code: 'subject_not_found' })
})

import { expect, it } from 'vitest'
import { testAgreements } from './test-agreements.ts'

const { university, abroad, sql, newStudent } = await testAgreements()

// spec 9.8.2
it('says until the last registration of the year how many credits of the fee are left, then what more cost', async () => {
  const student = await newStudent()
  type Item = { kind: string; end_date: string; end_time: string; year_credits: object | null }
  const find = async () =>
    (await student.read<{ items: Item[] }>('/api/agenda')).data.items.find(
      ({ kind }) => kind === 'year_credits',
    )
  const window = async (semesterID: number, endsAt: string, studySemester: number | null = null) =>
    university.put('registration_window', {
      step: 2,
      semester_id: semesterID,
      study_semester: studySemester,
      starts_at: '2030-01-01T08:00:00Z',
      ends_at: endsAt,
    })
  const now = (await sql('select id, academic_year, season from semester where is_current'))!
  const springID =
    now['season'] === 'spring'
      ? Number(now['id'])
      : await university.put('semester', {
          academic_year: Number(now['academic_year']),
          season: 'spring',
          name_ka: 'გაზაფხული',
          name_en: 'Spring',
          starts_on: '2031-03-01',
          ends_on: '2031-07-01',
        })
  const ahead = springID === Number(now['id']) ? 0 : 1
  const { study_semester } = (await sql(
    `select study_semester from student where id = ${student.studentID}`,
  ))!
  await sql(`delete from registration_window where semester_id = ${springID}`)
  await window(springID, '2031-03-09T14:00:00Z')
  expect(await find()).toBeUndefined()
  await sql(`insert into contract_acceptance (student_id, intake_id, fee, currency, document, text_hash, locale)
    values (${student.studentID}, ${abroad.intakeID}, 6500, 'USD', '{}', sha256('{}'), 'ka')`)
  expect(await find()).toBeUndefined()
  await sql(`update student set contract_approved = true where id = ${student.studentID}`)
  expect(await find()).toMatchObject({
    end_date: '2031-03-09',
    end_time: '14:00',
    year_credits: { registered: 0, included: 60, price: null, currency: 'USD' },
  })
  // The windows of the student's own semester of study go before those of everybody.
  await window(springID, '2031-03-05T14:00:00Z', Number(study_semester) + ahead)
  await window(springID, '2031-03-20T14:00:00Z', Number(study_semester) + ahead + 1)
  expect(await find()).toMatchObject({ end_date: '2031-03-05' })

  const subjectID = await university.addSubject({ credits: 36 })
  const register = (subject: number) =>
    university.put('registration', {
      student_id: student.studentID,
      semester_id: Number(now['id']),
      subject_id: subject,
    })
  await register(subjectID)
  expect((await find())!.year_credits).toMatchObject({ registered: 36 })
  await register(await university.addSubject({ credits: 24 }))
  expect(await find()).toBeUndefined()
  await register(await university.addSubject({ credits: 6 }))
  expect(await find()).toBeUndefined()
  await sql(`update intake set terms = terms || '{"credit_price": 70.5}' where id = ${abroad.intakeID}`)
  expect((await find())!.year_credits).toEqual({
    registered: 66,
    included: 60,
    price: '70.50',
    currency: 'USD',
  })
  await sql(`update intake set terms = terms - 'credit_price' where id = ${abroad.intakeID}`)
  await sql(`delete from registration where student_id = ${student.studentID}`)
  await sql(`delete from registration_window where semester_id = ${springID}`)
  expect(await find()).toBeUndefined()
})

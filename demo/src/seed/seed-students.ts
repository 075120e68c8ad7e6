import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { makeBankAccount } from '#demo/people/contact.ts'
import { drawPicture } from '#demo/people/picture.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { insertRows } from './insert-rows.ts'

/** Computes the hash of a student's password. */
export type HashFor = (student: Student) => string

const documentDays = 10
const locationDays = 14

/** Writes the students; `flags` of the named ones override the other columns. */
export const seedStudents = async (
  tx: Connection,
  students: readonly Student[],
  hashFor: HashFor,
): Promise<void> => {
  const current = await tx.row<{ year: number }>({
    name: '',
    text: 'select academic_year as year from semester where is_current',
  })
  const rows = students.map((student) => {
    const entryYear = current!.year - Math.floor((student.studySemester - 1) / 2)
    const { id, person, programme, contact, statusID, studySemester, isFromAbroad, hasScholarship } = student
    return {
      id,
      code: student.code,
      password_hash: hashFor(student),
      fname_ka: person.first.ka,
      lname_ka: person.last.ka,
      fname_en: person.first.en,
      lname_en: person.last.en,
      personal_code: contact.personalCode,
      programme_id: programme.id,
      concentration_id: student.concentrationID,
      status_id: statusID,
      study_semester: studySemester,
      // Nobody has paused their studies.
      entry_year: entryYear,
      enrolled_on: `${entryYear}-09-15`,
      expected_end_on: `${entryYear + Math.ceil(programme.text.semesters / 2)}-07-15`,
      study_form: 'full_time',
      is_on_last_course: studySemester > programme.text.semesters - 2,
      university_email: contact.universityEmail,
      personal_email: contact.personalEmail,
      phone: contact.phone,
      address_ka: contact.addressKa,
      address_en: contact.addressEn,
      is_international: isFromAbroad,
      international_agreed: isFromAbroad,
      contract_approved: true,
      has_scholarship: hasScholarship,
      bank_account: hasScholarship ? makeBankAccount(id) : null,
      has_graduation: false,
      graduation_attendance_open: false,
      informatics_due: false,
      must_choose_english: false,
      must_upload_vaccine: false,
      vaccine_message_ka: null,
      vaccine_message_en: null,
      ...student.named?.flags,
    }
  })
  await insertRows(
    tx,
    'student',
    {
      id: 'int',
      code: 'text',
      password_hash: 'text',
      fname_ka: 'text',
      lname_ka: 'text',
      fname_en: 'text',
      lname_en: 'text',
      personal_code: 'text',
      programme_id: 'int',
      concentration_id: 'int',
      status_id: 'int',
      study_semester: 'int',
      entry_year: 'int',
      enrolled_on: 'date',
      expected_end_on: 'date',
      study_form: 'text',
      is_on_last_course: 'boolean',
      university_email: 'text',
      personal_email: 'text',
      phone: 'text',
      address_ka: 'text',
      address_en: 'text',
      is_international: 'boolean',
      international_agreed: 'boolean',
      contract_approved: 'boolean',
      has_scholarship: 'boolean',
      bank_account: 'text',
      has_graduation: 'boolean',
      graduation_attendance_open: 'boolean',
      informatics_due: 'boolean',
      must_choose_english: 'boolean',
      must_upload_vaccine: 'boolean',
      vaccine_message_ka: 'text',
      vaccine_message_en: 'text',
    },
    rows,
  )
}

/** Writes pictures and missing documents of the named students, and their confirmed locations of this semester. */
export const seedAnswers = async (
  tx: Connection,
  students: readonly Student[],
  semester: Semester,
  today: string,
): Promise<void> => {
  const named = students.filter((student) => student.named !== null)
  const pictures = await Promise.all(
    named.map(async ({ id, named: who }) => ({ student_id: id, jpeg: await drawPicture(who!) })),
  )
  await insertRows(tx, 'student_picture', { student_id: 'int', jpeg: 'bytea' }, pictures)
  await insertRows(
    tx,
    'missing_document',
    { student_id: 'int', name_ka: 'text', name_en: 'text', deadline: 'date' },
    named.flatMap(({ id, named: who }) =>
      (who?.missingDocuments ?? []).map(({ ka, en }) => ({
        student_id: id,
        name_ka: ka,
        name_en: en,
        deadline: addDays(today, documentDays),
      })),
    ),
  )
  await insertRows(tx, 'location_campaign', { semester_id: 'int', deadline: 'date' }, [
    { semester_id: semester.id, deadline: addDays(today, locationDays) },
  ])
  await insertRows(
    tx,
    'student_location',
    { student_id: 'int', semester_id: 'int', is_in_georgia: 'boolean', answered_at: 'timestamptz' },
    students
      .filter((student) => !student.named?.withoutLocation)
      .map(({ id, isFromAbroad }) => ({
        student_id: id,
        semester_id: semester.id,
        is_in_georgia: !isFromAbroad || id % 5 > 0,
        answered_at: toInstant(addDays(semester.startsOn, id % 7), '13:00'),
      })),
  )
}

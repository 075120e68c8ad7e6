import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import type { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import type { MakeSample } from './test-sample.ts'

interface World {
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly staff: ReturnType<typeof testStaff>
}

/** The samples of certificates, of consultations, of students, and of what staff publish. */
export const campusSamples = ({ university, staff }: World) => {
  let isNamed = false
  /** A consultation with this member of staff that a student has booked, and a free time. */
  const addConsultation = async (staffID: number) => {
    const counsellor = {
      kind: 'consultation',
      name_ka: 'ფსიქოლოგი',
      name_en: 'Psychologist',
      school_id: university.schoolID,
    }
    const bookable_id = await university.put('bookable', { ...counsellor, staff_member_id: staffID })
    const day = await university.today(5)
    const hours = { starts: '10:00', ends: '11:00' }
    const slotID = await university.put('booking_time', { bookable_id, day, ...hours })
    const freeID = await university.put('booking_time', { bookable_id, day, starts: '12:00', ends: '13:00' })
    const booking = { student_id: university.studentID, kind: 'consultation', time_id: slotID, day, ...hours }
    const bookingID = await university.put('booking', booking)
    await university.put('booking_item', { booking_id: bookingID, bookable_id })
    return { slotID, freeID, bookingID }
  }

  /** A publication that somebody else has scheduled for tomorrow, to a programme of the school. */
  const addPublication = async () =>
    university.put('publication', {
      form: 'notification',
      title_ka: 'სიახლე',
      title_en: 'News',
      text_ka: 'ტექსტი',
      text_en: 'Text',
      audience: 'programme',
      programme_id: university.programmeID,
      publish_at: new Date(Date.now() + 86_400_000).toISOString(),
      staff_member_id: await staff.addMember(),
    })
  const nameUniversity = async () => {
    if (isNamed) return
    isNamed = true
    await university.put('setting', { name: 'university', value: JSON.stringify(testLetterhead) })
  }
  /** A certificate of a student of the school. */
  const addCertificate = async (revoked: object = {}) => {
    const student_id = university.studentID
    const application = { student_id, kind_id: 1, status: 'satisfied' }
    const application_id = await university.put('application', application)
    return university.put('certificate', {
      application_id,
      student_id,
      kind: 'status',
      locale: 'ka',
      number: `T-${application_id}`,
      code: `TEST-TEST-${String(application_id).padStart(4, '0')}`,
      content: '{}',
      ...revoked,
    })
  }
  const templateText = {
    kind: 'problem',
    name: 'ნიმუში',
    nameeng: 'Template',
    text: 'ტექსტი',
    texteng: 'Text',
  }
  const addTemplate = (author_id: number, columns: object) =>
    university.put('answer_template', {
      kind: 'problem',
      name_ka: 'ნიმუში',
      name_en: 'Template',
      text_ka: 'ტექსტი',
      text_en: 'Text',
      author_id,
      ...columns,
    })
  const ofSchool = { school_id: university.schoolID }
  /** A programme of the school without modules, the first in the order of names. */
  const addEmptyProgramme = async () => {
    empties += 1
    const name = `A${String(100_000 - empties)}`
    await university.put('programme', {
      school_id: university.schoolID,
      name_ka: name,
      name_en: name,
      category_id: 1,
      study_level_id: 1,
      ects: 240,
      semesters: 8,
    })
    return name
  }
  let empties = 0
  return {
    'answerTemplates.list': async (staffID) => {
      const templateID = await addTemplate(staffID, ofSchool)
      return {
        shows: ({ templates }: { templates: { templateID: number }[] }) =>
          templates.some((each) => each.templateID === templateID),
      }
    },
    'answerTemplates.options': async () => ({
      shows: ({ schools }: { schools: { schoolID: number }[] }) =>
        schools.some(({ schoolID }) => schoolID === university.schoolID),
    }),
    'answerTemplates.addOwn': async () => ({ body: templateText }),
    'answerTemplates.changeOwn': async (staffID) => ({
      params: { id: await addTemplate(staffID, { staff_member_id: staffID }) },
      body: templateText,
    }),
    'answerTemplates.deleteOwn': async (staffID) => ({
      params: { id: await addTemplate(staffID, { staff_member_id: staffID }) },
    }),
    'answerTemplates.addShared': async () => ({ body: { ...templateText, schoolID: university.schoolID } }),
    'answerTemplates.changeShared': async (staffID) => ({
      params: { id: await addTemplate(staffID, ofSchool) },
      body: { ...templateText, schoolID: university.schoolID },
    }),
    'answerTemplates.deleteShared': async (staffID) => ({
      params: { id: await addTemplate(staffID, ofSchool) },
    }),
    'readiness.check': async () => {
      const name = await addEmptyProgramme()
      await university.addStudent({ university_email: '' })
      return {
        shows: ({ findings }: { findings: { items: { nameeng: string }[] }[] }) =>
          findings.some(({ items }) => items.some(({ nameeng }) => nameeng === name)),
      }
    },
    'readiness.rows': async () => {
      const code = `st${await university.addStudent({ university_email: '' })}`
      return {
        query: { check: 'student-without-email', per_page: 100 },
        shows: ({ items }: { items: { nameeng: string }[] }) => items.some(({ nameeng }) => nameeng === code),
      }
    },
    'certificatesStaff.list': async () => {
      const id = await addCertificate()
      return {
        shows: ({ items }: { items: { certificateID: number }[] }) =>
          items.some(({ certificateID }) => certificateID === id),
      }
    },
    'certificatesStaff.revoke': async () => ({
      params: { id: await addCertificate() },
      body: { reason: 'It was made by mistake' },
    }),
    'certificatesStaff.restore': async () => ({
      params: { id: await addCertificate({ revoked_at: '2026-01-01', revoke_reason: 'a mistake' }) },
    }),
    'consultationStaff.times': async (staffID) => {
      const { slotID } = await addConsultation(staffID)
      return {
        shows: ({ times }: { times: { slotID: number }[] }) => times.some((each) => each.slotID === slotID),
      }
    },
    'consultationStaff.open': async (staffID) => {
      await addConsultation(staffID)
      const day = await university.today(9)
      const hours = { start: '09:00', end: '11:00', minutes: 60 }
      return { body: { from: day, to: day, weekdays: [1, 2, 3, 4, 5, 6, 7], ...hours } }
    },
    'consultationStaff.close': async (staffID) => ({
      params: { id: (await addConsultation(staffID)).freeID },
    }),
    'consultationStaff.answer': async (staffID) => ({
      params: { id: (await addConsultation(staffID)).bookingID },
      body: { decision: 'confirmed', text: 'B-101' },
    }),
    'publications.list': async () => {
      const publicationID = await addPublication()
      return {
        shows: ({ items }: { items: { publicationID: number }[] }) =>
          items.some((each) => each.publicationID === publicationID),
      }
    },
    'publications.audiences': async () => ({
      shows: ({ audiences }: { audiences: { audience: string; targetID: number | null }[] }) =>
        audiences.some((each) => each.audience === 'programme' && each.targetID === university.programmeID),
    }),
    'publications.recipients': async () => ({
      query: { audience: 'programme', targetID: university.programmeID },
    }),
    'publications.publish': async () => ({
      body: {
        form: 'notification',
        title: 'სიახლე',
        titleeng: 'News',
        text: 'ტექსტი',
        texteng: 'Text',
        audience: 'programme',
        targetID: university.programmeID,
      },
    }),
    'studentsStaff.find': async () => ({
      shows: ({ items }: { items: { studentID: number }[] }) =>
        items.some(({ studentID }) => studentID === university.studentID),
    }),
    'studentsStaff.filters': async () => ({
      shows: ({ programmes }: { programmes: { programmeID: number }[] }) =>
        programmes.some(({ programmeID }) => programmeID === university.programmeID),
    }),
    'studentsStaff.studies': async () => ({ params: { id: university.studentID } }),
    'studentsStaff.elmo': async () => {
      await nameUniversity()
      return { params: { id: university.studentID } }
    },
    'studentsStaff.startView': async () => ({
      params: { id: university.studentID },
      body: { reason: 'a question on the phone' },
    }),
    'studentsStaff.one': async () => ({ params: { id: university.studentID } }),
    'publications.cancel': async () => ({ params: { id: await addPublication() } }),
  } satisfies Readonly<Record<string, MakeSample>>
}

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'

type University = Awaited<ReturnType<typeof testUniversity>>

export const png = smallFiles['png']!
let files = 0

/** The entries of a test's students, as they are in the database. */
export const testEntries = (university: University, filesDir: string) => {
  const { put, semesterID } = university
  const addFile = async (filename = 'a.png'): Promise<number> => {
    files += 1
    const name = String(files).padStart(32, 'c')
    await mkdir(dirname(toFilePath(filesDir, name)), { recursive: true })
    await writeFile(toFilePath(filesDir, name), png)
    return put('stored_file', { name, filename, mime: 'image/png', size: png.length })
  }
  const addClub = async (studentID: number) => {
    const texts = { name_ka: 'კლუბი', name_en: 'Club', description_ka: 'აღწერა', description_en: 'About us' }
    const clubID = await put('club', { created_at: new Date().toISOString() })
    const revisionID = await put('club_revision', { club_id: clubID, student_id: studentID, ...texts })
    await put('club_member', { club_id: clubID, student_id: studentID, role: 'head', state: 'member' })
    return { clubID, revisionID }
  }
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  return {
    addFile,
    problem: async (studentID: number, columns: Readonly<Record<string, unknown>> = {}) =>
      put('problem', {
        student_id: studentID,
        reported_in: 'portal',
        text: 'it is broken',
        file_id: await addFile(),
        ...columns,
      }),
    /** Of a question with 3 of 5 points, in a paper with 20 of 40, that the student can view. */
    appeal: async (studentID: number) => {
      const subjectID = await university.addSubject()
      const exam = { semester_id: semesterID, subject_id: subjectID, exam_type_id: 4, starts: '10:00' }
      const examID = await put('exam', { ...exam, day: await university.today(-3) })
      const viewing = { exam_id: examID, starts_at: at(-5), ends_at: at(5), appeals_until: at(4) }
      await put('exam_viewing', viewing)
      files += 1
      const paper = { exam_id: examID, student_id: studentID, number: files, score: 20, max_score: 40 }
      const paperID = await put('exam_paper', paper)
      const texts = { text_ka: 'რა არის?', text_en: 'What is it?' }
      const questionID = await put('exam_question', { exam_id: examID, position: 1, ...texts, max_score: 5 })
      await put('exam_answer', { paper_id: paperID, question_id: questionID, answer: 'that', score: 3 })
      const appealID = await put('exam_appeal', {
        paper_id: paperID,
        question_id: questionID,
        text: 'it was right',
        score_before: 3,
      })
      return { appealID, paperID, subjectID }
    },
    missing_document: async (studentID: number) =>
      put('missing_document', {
        student_id: studentID,
        name_ka: 'ატესტატი',
        name_en: 'School certificate',
        uploaded_at: at(-1),
        file_id: await addFile('certificate.png'),
      }),
    /** The student has one picture, and sends another one. */
    picture: async (studentID: number, jpeg: Buffer | null = null) => {
      await put('student_picture', {
        student_id: studentID,
        jpeg,
        awaiting_jpeg: png,
        awaiting_since: at(-1),
      })
      return studentID
    },
    application: async (studentID: number) => {
      const applicationID = await put('application', { student_id: studentID, kind_id: 9 })
      await put('application_step', { application_id: applicationID, status: 'sent' })
      return applicationID
    },
    /** For the only one of its sort. */
    camera_request: async (studentID: number) => {
      const camera = { kind: 'camera', name_ka: 'კამერა', name_en: 'Camera' }
      const bookable_id = await put('bookable', camera)
      const booking_id = await put('booking', {
        student_id: studentID,
        kind: 'camera',
        day: await university.today(3),
        starts: '10:00',
        ends: '12:00',
        text: 'a film about the library',
      })
      // A row of two keys has no id.
      await put('booking_item', { booking_id, bookable_id })
      return booking_id
    },
    /** The founding of a club. */
    club: async (studentID: number) => (await addClub(studentID)).revisionID,
    /** Of an approved club, with one resource of 3 × 10.50. */
    club_project: async (studentID: number) => {
      const { clubID, revisionID } = await addClub(studentID)
      await university.change('club', clubID, { approved_revision_id: revisionID })
      await university.change('club_revision', revisionID, { status: 'approved' })
      const project_id = await put('club_project', {
        club_id: clubID,
        student_id: studentID,
        title: 'A debate',
        description: 'with another university',
        starts_on: await university.today(5),
        ends_on: await university.today(6),
      })
      await put('club_project_resource', { project_id, description: 'cups', quantity: 3, price: '10.50' })
      return project_id
    },
    /** Of yesterday, so that it can be missed. */
    visit: async (studentID: number) => {
      const texts = { name_ka: 'ფილიალი', name_en: 'Branch', address_ka: 'ქუჩა 1', address_en: '1 Street' }
      const slot_id = await put('visit_slot', {
        branch_id: await put('visit_branch', texts),
        day: await university.today(-1),
        starts: '10:00',
        ends: '10:30',
        capacity: 1,
      })
      return put('visit', { student_id: studentID, slot_id })
    },
    /** The student is asked, and has answered with a document. */
    vaccine_document: async (studentID: number) => {
      await university.change('student', studentID, { must_upload_vaccine: true })
      // A row without an id.
      await put('student_vaccine', {
        student_id: studentID,
        vaccine_answer_id: 1,
        file_id: await addFile('vaccination.png'),
        answered_at: at(-1),
      })
      return studentID
    },
    /** Of a book of the library. */
    scan_order: async (studentID: number) => {
      files += 1
      const book = { title: `წიგნი ${files}`, author: 'ავტორი', language: 'ka', pages: 200, copies: 1 }
      const book_id = await put('book', book)
      return put('scan_order', { student_id: studentID, book_id, first_page: 10, last_page: 24 })
    },
    group_request: async (studentID: number) =>
      put('group_request', {
        student_id: studentID,
        semester_id: semesterID,
        subject_id: await university.addSubject(),
        weekday: 2,
      }),
  }
}

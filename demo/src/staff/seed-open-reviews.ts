import sharp from 'sharp'
import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { drawPicture } from '#demo/people/picture.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { seedFiles } from '#demo/seed/seed-files.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { pickInboxStudents } from './inbox-students.ts'

const documents = [
  { ka: 'სკოლის ატესტატის ასლი', en: 'Copy of the school certificate', file: 'certificate.jpg', daysAgo: 8 },
  { ka: 'პირადობის მოწმობის ასლი', en: 'Copy of the identity card', file: 'scan 1.jpg', daysAgo: 5 },
  {
    ka: 'სამხედრო აღრიცხვის მოწმობა',
    en: 'Certificate of military registration',
    file: 'IMG_2041.jpg',
    daysAgo: 3,
  },
  { ka: 'ჯანმრთელობის ცნობა', en: 'Health certificate', file: 'form-100.jpg', daysAgo: 1 },
] as const
const pictureDaysAgo = [6, 4, 2, 1]

const vaccinations = [
  { answer: 'I am vaccinated', file: 'vaccination card.jpg', daysAgo: 4 },
  { answer: 'There is a medical reason against it', file: 'form-100.jpg', daysAgo: 1 },
] as const

/** A scanned page: some lines as of text, the same in each run. */
const drawScan = (): Promise<Buffer> => {
  const lines = Array.from({ length: 12 }, (_, nth) => {
    const width = 300 - ((nth * 37) % 110)
    return `<rect x="60" y="${150 + nth * 28}" width="${width}" height="8" fill="#8a857d"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="594" viewBox="0 0 420 594">
    <rect width="420" height="594" fill="#fdfcf8"/><rect x="110" y="70" width="200" height="18" fill="#5c5852"/>
    ${lines.join('')}<circle cx="330" cy="520" r="34" fill="none" stroke="#0b5563" stroke-width="4"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
}

/** Answers about vaccination with a document. */
const seedVaccinations = async (
  tx: Connection,
  students: readonly Student[],
  bytes: Buffer,
  at: (daysAgo: number) => string,
  filesDir: string | undefined,
): Promise<void> => {
  const sent = students.map((student, nth) => ({ student, ...vaccinations[nth]! }))
  const files = sent.map(({ file, daysAgo }) => ({
    filename: file,
    mime: 'image/jpeg',
    bytes,
    created_at: at(daysAgo),
  }))
  const fileIDs = await seedFiles(tx, filesDir, files)
  for (const [nth, { student, answer, daysAgo }] of sent.entries())
    await tx.rows(
      {
        name: '',
        text: `with asked as (update student set must_upload_vaccine = true where id = $1)
          insert into student_vaccine (student_id, vaccine_answer_id, file_id, answered_at)
          select $1, id, $3, $4 from vaccine_answer where text_en = $2`,
      },
      [student.id, answer, fileIDs[nth]!, at(daysAgo)],
    )
}

/** Uploaded documents, answers about vaccination and new pictures of unnamed students that nobody has reviewed. */
export const seedOpenReviews = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
  filesDir: string | undefined,
): Promise<void> => {
  const at = (daysAgo: number) => toInstant(addDays(today, -daysAgo), '14:35')
  const bytes = await drawScan()
  const senders = pickInboxStudents(students, 10, 10 + documents.length)
  const sent = senders.map((student, nth) => ({ student, document: documents[nth]! }))
  const files = sent.map(({ document: { file, daysAgo } }) => ({
    filename: file,
    mime: 'image/jpeg',
    bytes,
    created_at: at(daysAgo),
  }))
  const fileIDs = await seedFiles(tx, filesDir, files)
  await insertRows(
    tx,
    'missing_document',
    { student_id: 'int', name_ka: 'text', name_en: 'text', uploaded_at: 'timestamptz', file_id: 'int' },
    sent.map(({ student, document: { ka, en, daysAgo } }, nth) => ({
      student_id: student.id,
      name_ka: ka,
      name_en: en,
      uploaded_at: at(daysAgo),
      file_id: fileIDs[nth]!,
    })),
  )
  const portrayed = pickInboxStudents(students, 20, 20 + pictureDaysAgo.length)
  const pictures = await Promise.all(
    portrayed.map(async ({ id, code, isFromAbroad }, nth) => ({
      student_id: id,
      awaiting_jpeg: await drawPicture({ code, gender: nth % 2 === 0 ? 'woman' : 'man', isFromAbroad }),
      awaiting_since: at(pictureDaysAgo[nth]!),
    })),
  )
  await seedVaccinations(tx, pickInboxStudents(students, 30, 30 + vaccinations.length), bytes, at, filesDir)
  const columns = { student_id: 'int', awaiting_jpeg: 'bytea', awaiting_since: 'timestamptz' }
  await insertRows(tx, 'student_picture', columns, pictures)
}

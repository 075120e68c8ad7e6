import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { loadEnglishAnswer, saveEnglishAnswer } from '#server/areas/registration/sql.ts'
import { words } from '#server/areas/registration/words.ts'
import { listLevels } from './load-english-level.ts'

/**
 * Saves a subject of English as the student's level, without a seat (spec 4.14.3). It can be changed until a seat is
 * taken. Refuses a student who is not asked, another level beside a seat, and a subject that cannot be taken.
 */
export const answerEnglishLevel = async (
  db: Database,
  studentID: number,
  subjectID: number,
): Promise<'ok'> => {
  const [snapshot, { isAsked, answeredID }] = await Promise.all([
    loadSnapshot(db, studentID),
    loadEnglishAnswer(db, studentID),
  ])
  if (!isAsked && answeredID === subjectID) return 'ok'
  const isRegistered = snapshot.student.registrations.some((own) => own.subjectID === subjectID)
  const isLevel = snapshot.catalogue.english.includes(subjectID)
  if (!listLevels(snapshot).some((level) => level.subjectID === subjectID) && !(isRegistered && isLevel))
    throw new Refusal(enrolmentWords.levelNotFound)
  if (await saveEnglishAnswer(db, studentID, subjectID)) return 'ok'
  // Another tab was faster, or a seat was taken: only now it is known.
  const saved = await loadEnglishAnswer(db, studentID)
  if (saved.answeredID === subjectID) return 'ok'
  throw new Refusal(saved.answeredID === null ? words.levelNotAsked : words.levelAnswered)
}

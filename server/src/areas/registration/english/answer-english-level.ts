import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadSnapshot } from '#server/enrolment/enrol.ts'
import { englishAnswer, keepEnglishWish } from '#server/areas/registration/sql.ts'
import { words } from '#server/enrolment/words.ts'
import { levelsFor } from './read-english-level.ts'

/**
 * Takes a student and a subject of English; keeps it as her level once, without a seat (spec 4.14.3). The same again answers
 * the same. Refuses who is not asked, another level once one is answered, and a subject that she cannot take or keep.
 */
export const answerEnglishLevel = async (
  db: Database,
  studentID: number,
  subjectID: number,
): Promise<'ok'> => {
  const [deciding, { isAsked, wishID }] = await Promise.all([
    loadSnapshot(db, studentID),
    englishAnswer(db, studentID),
  ])
  if (!isAsked && wishID === subjectID) return 'ok'
  const isHeld = deciding.state.registrations.some((own) => own.subjectID === subjectID)
  const isLevel = deciding.catalogue.english.includes(subjectID)
  if (!levelsFor(deciding).some((level) => level.subjectID === subjectID) && !(isHeld && isLevel))
    throw new Refusal(words.noLevel)
  if (await keepEnglishWish(db, studentID, subjectID)) return 'ok'
  // Another tab was faster: only now it is known with what.
  const kept = await englishAnswer(db, studentID)
  if (kept.wishID === subjectID) return 'ok'
  throw new Refusal(kept.wishID === null ? words.levelNotAsked : words.levelAnswered)
}

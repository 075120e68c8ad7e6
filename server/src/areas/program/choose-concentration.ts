import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { keepConcentration } from './sql.ts'
import { words } from './words.ts'

/**
 * Takes a student and a concentration; keeps it for good. Refuses one of another programme, and another one when she has
 * hers; the same again answers the same.
 */
export const chooseConcentration = async (
  db: Connection,
  studentID: number,
  concentrationID: number,
): Promise<'ok'> => {
  const keep = () => keepConcentration(db, studentID, concentrationID)
  const first = await keep()
  // Somebody was choosing in the same moment: only now it is known what.
  const { isOffered, chosenID } = first.isOffered && first.chosenID === null ? await keep() : first
  if (!isOffered) throw new Refusal(words.notOfProgramme)
  if (chosenID !== concentrationID) throw new Refusal(words.concentrationChosen)
  return 'ok'
}

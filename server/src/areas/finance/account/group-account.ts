import { groupMovements, toMonthGroup } from '#rules/finance/group-movements.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadAccount } from './sql.ts'
import { statementWords } from './words.ts'

/** The account by `semester`, `type` or `date` (months). Refuses any other name with 404. */
export const groupAccount = async (db: Connection, studentID: number, name: string) => {
  if (name !== 'semester' && name !== 'type' && name !== 'date') throw new Refusal(httpWords.notFound)
  const { movements, semesters, types, currency } = await loadAccount(db, studentID)
  const { ka, en } = statementWords.noSemester
  const findName = (names: typeof types, id: number | null) => {
    const found = names.find((each) => each.id === id)
    return { key: String(id ?? ''), name: found?.name ?? ka, nameeng: found?.nameeng ?? en }
  }
  const groups = groupMovements(movements, ({ semesterID, debit_typeID, date }) => {
    if (name === 'date') return toMonthGroup(date)
    return name === 'type' ? findName(types, debit_typeID) : findName(semesters, semesterID)
  })
  return { groups, currency }
}

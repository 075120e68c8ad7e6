import { groupByMonth } from '#rules/finance/group-movements.ts'
import { groupByCharge } from '#rules/finance/place-payments.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadAccount } from './sql.ts'
import { statementWords } from './words.ts'

/** The account by `semester`, `type` or `date` (months). Refuses any other name with 404. */
export const groupAccount = async (db: Connection, studentID: number, name: string) => {
  if (name !== 'semester' && name !== 'type' && name !== 'date') throw new Refusal(httpWords.notFound)
  const { movements, semesters, types, currency } = await loadAccount(db, studentID)
  if (name === 'date')
    return {
      groups: groupByMonth(movements).map((group) => ({
        ...group,
        movements: group.movements.map((row) => ({ ...row, whole: null })),
      })),
      currency,
    }
  const toGroupName = (key: string, { ka, en }: { readonly ka: string; readonly en: string }) => ({
    key,
    name: ka,
    nameeng: en,
  })
  const findName = (names: typeof types, id: number | null) => {
    const found = names.find((each) => each.id === id)
    return found === undefined
      ? toGroupName('', statementWords.noSemester)
      : { key: String(found.id), name: found.name, nameeng: found.nameeng }
  }
  const groups = groupByCharge(
    movements,
    ({ semesterID, debit_typeID }) =>
      name === 'type' ? findName(types, debit_typeID) : findName(semesters, semesterID),
    toGroupName('advance', statementWords.credit),
  )
  return { groups, currency }
}

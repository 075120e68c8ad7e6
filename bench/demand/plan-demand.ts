import { findClash } from '#rules/registration/clash.ts'
import { listRemainingSets, type PartGroup } from '#rules/registration/linked-sets.ts'
import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'
import type { Connection } from '#server/db/open.ts'
import { insertPlans, listPartGroups, loadStudentsByCode, loadSubjectsByCode } from './sql.ts'

/** The first set of a subject that does not clash with those before, and another one as the second choice. */
const planSubject = (parts: readonly PartGroup[], planned: readonly PartGroup[], nth: number) => {
  const free = parts.filter((group) => findClash(group, planned) === null)
  const sets = listRemainingSets(free, parts)
  // Students of one subject do not all want the same group.
  const at = nth % Math.max(sets.length, 1)
  return { first: sets[at], second: sets[(at + 1) % Math.max(sets.length, 1)] }
}

/** Makes a plan of each student's demand, as if everybody had planned before the opening. Returns how many there are. */
export const planDemand = async (db: Connection, catalogue: Catalogue, source: string): Promise<number> => {
  const studentIDs = await loadStudentsByCode(db, source)
  const subjectIDs = await loadSubjectsByCode(db, source)
  const partsOf = Map.groupBy(await listPartGroups(db), ({ subjectID }) => subjectID)
  const plans: { studentID: number; subjects: object[] }[] = []
  for (const [code, demand] of Map.groupBy(catalogue.demand, ({ student_code }) => student_code)) {
    const planned: PartGroup[] = []
    const subjects: object[] = []
    for (const { subject_code } of demand) {
      const subjectID = subjectIDs.get(subject_code)!
      const { first, second } = planSubject(partsOf.get(subjectID) ?? [], planned, plans.length)
      if (first === undefined) continue
      planned.push(...first)
      const toIDs = (set: readonly PartGroup[] | undefined) => set?.map(({ scheduleID }) => scheduleID)
      const names = { subject: subject_code, subjecteng: subject_code, subject_code, ects: 5 }
      subjects.push({
        subjectID,
        moduleID: null,
        first: toIDs(first),
        second: second === first ? null : toIDs(second),
        ...names,
      })
    }
    if (subjects.length > 0) plans.push({ studentID: studentIDs.get(code)!, subjects })
  }
  await insertPlans(db, JSON.stringify(plans))
  return plans.length
}

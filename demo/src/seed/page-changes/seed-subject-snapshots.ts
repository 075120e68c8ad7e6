import { addDays } from '#rules/time/clock.ts'
import type { PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSnapshot, type Page } from '#server/page-changes/sql.ts'
import { allSubjects } from '#server/areas/medicine/load-subject-page.ts'
import { compareLabGroups } from '#server/areas/medicine/load-lab-groups.ts'
import { compareTopics } from '#server/areas/medicine/load-topics.ts'
import { loadLabGroups, loadTopics } from '#server/areas/medicine/sql.ts'
import { comparePresentations } from '#server/areas/presentations/load-presentations.ts'
import { loadPresentations } from '#server/areas/presentations/sql.ts'
import type { Connection } from '#server/db/open.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { isShown } from './seed-moves.ts'

const shiftDay = 86_400_000
const medicineStudents = 'rotations'

const moveEarlier = (until: string | null): string | null =>
  until && new Date(Date.parse(until) - 3 * shiftDay).toISOString()
/** The same list, with the first matching item changed. */
const studentsWithOne = <Each>(
  list: readonly Each[],
  fits: (each: Each) => boolean,
  otherwise: (each: Each) => Each,
) => {
  const one = list.find(fits)
  return list.map((each) => (each === one ? otherwise(each) : each))
}

/** Before the first deadline was moved. */
const toEarlierTasks = async (tx: Connection, studentID: number) => {
  const loaded = await loadPresentations(tx, studentID, 0, 1)
  const subjects = studentsWithOne(
    loaded.subjects,
    ({ upload_until }) => upload_until !== null,
    (each) => ({ ...each, upload_until: moveEarlier(each.upload_until) }),
  )
  return comparePresentations({ ...loaded, subjects })
}

/** Before the first deadline was moved. */
const toEarlierTopics = async (tx: Connection, studentID: number) => {
  const loaded = await loadTopics(tx, studentID, allSubjects)
  const subjects = studentsWithOne(
    loaded.subjects,
    ({ until }) => until !== null,
    (each) => ({ ...each, until: moveEarlier(each.until) }),
  )
  return compareTopics({ ...loaded, subjects })
}

/** Before the last of the other members joined the student's group. */
const toEarlierLabGroups = async (tx: Connection, studentID: number) => {
  const loaded = await loadLabGroups(tx, studentID, allSubjects)
  const subjects = studentsWithOne(
    loaded.subjects,
    ({ mine }) => mine !== null && mine.students.length > 1,
    ({ mine, ...each }) => {
      const friend = mine!.students.findLast(({ is_me }) => !is_me)
      return { ...each, mine: { ...mine!, students: mine!.students.filter((one) => one !== friend) } }
    },
  )
  return compareLabGroups({ ...loaded, subjects })
}

/** Writes how the named students last saw presentations, and one of medicine topics and laboratory groups. */
export const seedSubjectSnapshots = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  const save = async (
    id: number,
    page: Page,
    snapshot: { readonly version: string; readonly now: PageSnapshot },
  ) => {
    await savePageSnapshot(tx, id, page, snapshot.version, snapshot.now)
    const text = 'update page_seen set seen_at = $1 where student_id = $2 and page = $3'
    await tx.rows({ name: '', text }, [toInstant(addDays(today, -3), '18:30'), id, page])
  }
  for (const { id } of students.filter(isShown)) await save(id, 'presentations', await toEarlierTasks(tx, id))
  for (const { id } of students.filter(({ named }) => named?.key === medicineStudents)) {
    await save(id, 'medicine-topics', await toEarlierTopics(tx, id))
    await save(id, 'medicine-lab-groups', await toEarlierLabGroups(tx, id))
  }
}

import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import type { Connection } from '#server/db/open.ts'
import type { SubjectPage } from './sql.ts'

/** One of the student's subjects (default: the first), and a page of its list or of the matches. */
export interface SubjectPageQuery {
  readonly subjectID?: number | undefined
  readonly page: number
  readonly search?: string | undefined
}

/** The student's subjects only, without the topics or groups of one. */
export const allSubjects: SubjectPage = { subjectID: null, perPage: 0, page: 1, search: null }

interface SeenRows {
  readonly is_of_medicine: boolean
  readonly subjectID: number | null
  readonly total: number
}

/** The choices by subject: topics or laboratory groups. */
interface SubjectList<Row> {
  readonly perPage: number
  readonly loadRow: (db: Connection, studentID: number, page: SubjectPage) => Promise<Row>
  readonly words: Readonly<Record<'not_medicine' | 'not_found', RefusalPhrase>>
}

const requireMedicine = <Row extends SeenRows>(row: Row, { words }: SubjectList<Row>): Row => {
  if (!row.is_of_medicine) throw new Refusal(words.not_medicine)
  return row
}

/** Reads the student's subjects without what can be chosen. Refuses all but students of medicine. */
export const loadSubjects = async <Row extends SeenRows>(
  list: SubjectList<Row>,
  db: Connection,
  studentID: number,
): Promise<Row> => requireMedicine(await list.loadRow(db, studentID, allSubjects), list)

/**
 * Reads the page, or the last one when there are fewer, and gives its number. Refuses all but students of medicine, and
 * a subject that is not the student's.
 */
export const loadSubjectPage = async <Row extends SeenRows>(
  list: SubjectList<Row>,
  db: Connection,
  studentID: number,
  { subjectID, page, search }: SubjectPageQuery,
): Promise<{ page: number; perPage: number; row: Row }> => {
  const { perPage, loadRow, words } = list
  const readPage = (each: number) =>
    loadRow(db, studentID, { subjectID: subjectID ?? null, perPage, page: each, search: search || null })
  const requested = await readPage(page)
  // A page vanishes with its last group, when the student joins that one.
  const last = Math.max(1, Math.ceil(requested.total / perPage))
  const row = requireMedicine(page > last ? await readPage(last) : requested, list)
  if (subjectID !== undefined && row.subjectID === null) throw new Refusal(words.not_found)
  return { page: Math.min(page, last), perPage, row }
}

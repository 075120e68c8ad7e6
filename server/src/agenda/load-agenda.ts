import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import type { AgendaKind } from '#rules/agenda/agenda-kinds.ts'
import { listDuties, type DutyState } from '#rules/duties/list-duties.ts'
import type { Database } from '#server/db/open.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { loadSnapshotWithSeats } from '#server/enrolment/load-snapshot.ts'
import { loadDutyState } from '#server/user/load-user.ts'
import { listAgendaRows, type AgendaRow } from './sql.ts'

type Reply = z.input<typeof agenda.list.reply>
type Item = Reply['items'][number]
type Credits = NonNullable<Reply['credits']>

/** For a snapshot without any seats. */
const noSubject = 0
/** The step of pre-registration. */
const preRegistration = 1

const listDutyItems = (state: DutyState): Item[] =>
  listDuties(state).map(({ key, deadline, params }) => ({
    key: `duty-${key}`,
    kind: 'duty',
    start_date: null,
    start_time: null,
    end_date: deadline ?? null,
    end_time: null,
    name: null,
    nameeng: null,
    subjectID: null,
    subject: null,
    subjecteng: null,
    place: null,
    placeeng: null,
    label: null,
    targetID: null,
    duty: { key, ...(params && { params }) },
  }))

/**
 * A registration window is a task while the student has less than the minimum of credits. Pre-registration that must be
 * done is a duty, and otherwise only a date.
 */
const toKind = ({ kind, targetID }: AgendaRow, credits: Credits | null): AgendaKind => {
  if (kind !== 'window') return kind
  const isMissingCredits = credits !== null && credits.semester < credits.minimum
  return targetID !== preRegistration && isMissingCredits ? 'window' : 'open_window'
}

const loadDutiesAndRows = async (db: Database, studentID: number) => {
  const [state, rows] = await Promise.all([loadDutyState(db, studentID), listAgendaRows(db, studentID)])
  const duties = listDutyItems(state)
  const isPreRegistrationDue = duties.some(({ duty }) => duty?.key === 'pre_registration')
  return {
    duties,
    rows: rows.filter(
      ({ kind, targetID }) => !(isPreRegistrationDue && kind === 'window' && targetID === preRegistration),
    ),
  }
}

const toItems = (
  { duties, rows }: Awaited<ReturnType<typeof loadDutiesAndRows>>,
  credits: Credits | null,
): Item[] => [...duties, ...rows.map((row): Item => ({ ...row, kind: toKind(row, credits), duty: null }))]

/** The items of `loadAgenda`, with every registration window an `open_window`: without credits it is only a date. */
export const listAgendaDates = async (db: Database, studentID: number): Promise<Item[]> =>
  toItems(await loadDutiesAndRows(db, studentID), null)

/** What has a date and concerns the student, from all areas; duties first. */
export const loadAgenda = async (
  db: Database,
  studentID: number,
): Promise<Pick<Reply, 'items' | 'credits'>> => {
  const [read, snapshot] = await Promise.all([
    loadDutiesAndRows(db, studentID),
    loadSnapshotWithSeats(db, studentID, noSubject),
  ])
  const credits = snapshot === undefined ? null : toCreditSums(snapshot.snapshot.student)
  return {
    items: toItems(read, credits),
    credits: credits && { semester: credits.semester, minimum: credits.minimum },
  }
}

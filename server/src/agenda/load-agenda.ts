import type * as z from 'zod/mini'
import type { agenda } from '#contract/account/agenda.ts'
import { getMissingCredits, preRegistrationStep, toWindowKind } from '#rules/agenda/missing-credits.ts'
import { findCreditsOfFee } from '#rules/agenda/year-credits.ts'
import { dutyWords, toDutyName } from '#rules/duties/duty-words.ts'
import { listDuties, type DutyState } from '#rules/duties/list-duties.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import type { Database } from '#server/db/open.ts'
import { toCreditSums } from '#server/enrolment/credit-sums.ts'
import { loadSnapshotWithSeats } from '#server/enrolment/load-snapshot.ts'
import { loadDutyState } from '#server/user/load-user.ts'
import { describeYearCredits } from './describe-year-credits.ts'
import { listAgendaRows, type AgendaRow } from './sql.ts'

type Reply = z.input<typeof agenda.list.reply>
type Item = Reply['items'][number]
type Credits = NonNullable<Reply['credits']>

/** For a snapshot without any seats. */
const noSubject = 0

const listDutyItems = (state: DutyState): Item[] =>
  listDuties(state).map((duty) => ({
    key: `duty-${duty.key}`,
    kind: 'duty',
    start_date: null,
    start_time: null,
    end_date: duty.deadline ?? null,
    end_time: null,
    // Here, so that home, which must load fast, needs no list of all duties.
    name: dutyWords[toDutyName(duty)].ka,
    nameeng: dutyWords[toDutyName(duty)].en,
    subjectID: null,
    subject: null,
    subjecteng: null,
    place: null,
    placeeng: null,
    label: null,
    targetID: null,
    missing_credits: null,
    year_credits: null,
    duty: { key: duty.key, ...(duty.params && { params: duty.params }) },
  }))

const loadDutiesAndRows = async (db: Database, studentID: number) => {
  const [state, rows] = await Promise.all([loadDutyState(db, studentID), listAgendaRows(db, studentID)])
  const duties = listDutyItems(state)
  const isPreRegistrationDue = duties.some(({ duty }) => duty?.key === 'pre_registration')
  return {
    duties,
    rows: rows.filter(
      ({ kind, targetID, year_credits }) =>
        !(isPreRegistrationDue && kind === 'window' && targetID === preRegistrationStep) &&
        (year_credits === null || findCreditsOfFee(year_credits) !== null),
    ),
  }
}

const toEnd = ({ end_date, end_time }: Pick<AgendaRow, 'end_date' | 'end_time'>) => {
  if (end_date === null || end_time === null) return {}
  const { date, time } = toDeadline({ date: end_date, time: end_time })
  return { end_date: date, end_time: time }
}

const toItems = (
  { duties, rows }: Awaited<ReturnType<typeof loadDutiesAndRows>>,
  credits: Credits | null,
): Item[] => [
  ...duties,
  ...rows.map((row): Item => {
    const kind = row.kind === 'window' ? toWindowKind(row.targetID, credits) : row.kind
    return {
      ...row,
      ...toEnd(row),
      ...(row.year_credits !== null && describeYearCredits(row.year_credits)),
      kind,
      missing_credits: kind === 'window' ? getMissingCredits(credits) : null,
      duty: null,
    }
  }),
]

/** The items of `loadAgenda`, with every registration window an `open_window`: without credits it is only a date. */
export const listAgendaDates = async (db: Database, studentID: number): Promise<Item[]> =>
  toItems(await loadDutiesAndRows(db, studentID), null)

/** Everything with a date that concerns the student, from all areas; duties first. */
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

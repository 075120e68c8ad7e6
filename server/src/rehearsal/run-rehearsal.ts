import { findNextOpening } from '#rules/rehearsal/check-rehearsal.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { fillCopy, makeCopySchema, removeCopy, type Opening, type SignedInStudent } from './copy/make-copy.ts'
import { copySchema } from './copy/sql.ts'
import { playRound, type Load } from './play/play-round.ts'
import type { Player } from './play/play-student.ts'
import { withServer } from './play/with-server.ts'
import { createReport } from './report/collect-report.ts'
import type { RehearsalResult } from './report/rehearsal-result.ts'
import {
  listOpenings,
  listOutcomes,
  listPlanned,
  listSeats,
  listUsualSubjects,
  type PlannedStudent,
} from './report/sql.ts'

/** The present step of a rehearsal. */
export interface Progress {
  readonly step: 'copying' | 'plans' | 'load'
  /** Of all copies and rounds. */
  readonly stage: number
  readonly stages: number
  /** Of this stage: tables or students. */
  readonly done: number
  readonly total: number
}

interface RehearsalOptions {
  readonly rounds: number
  readonly withLoad: boolean
  readonly onProgress: (progress: Progress) => void
  /** Throws when it is to stop. */
  readonly checkStopped: () => void
}

interface Rehearsed extends RehearsalResult {
  readonly rows: ReturnType<ReturnType<typeof createReport>['toRows']>
}

/** Of all students whose registration opens, in the rounds of the load. */
const loadShares = [0.25, 0.5, 1] as const

/** The next opening of registration, or null. */
export const findOpening = async (db: Database): Promise<Opening | null> => {
  const openings = await listOpenings(db)
  const next = findNextOpening(
    openings.map(({ opensAt }) => Date.parse(opensAt)),
    Date.now(),
  )
  return openings.find(({ opensAt }) => Date.parse(opensAt) === next) ?? null
}

/** The plans of the students, and what those without a plan would take. */
const loadPlayers = async (copy: Database, studentIDs: readonly number[], withLoad: boolean) => {
  const planned = await listPlanned(copy, studentIDs)
  const hasPlan = new Set(planned.map(({ studentID }) => studentID))
  const others = withLoad
    ? await listUsualSubjects(
        copy,
        studentIDs.filter((id) => !hasPlan.has(id)),
      )
    : []
  return { planned, usual: new Map(others.map(({ studentID, subjects }) => [studentID, subjects])) }
}

const toPlayer = (
  { studentID, token }: SignedInStudent,
  plans: ReadonlyMap<number, PlannedStudent>,
  usual: ReadonlyMap<number, readonly number[]>,
): Player => ({
  studentID,
  token,
  planID: plans.get(studentID)?.planID ?? null,
  subjects: usual.get(studentID) ?? [],
})

/**
 * Plays an opening against a copy of the university, which is filled anew for every round and removed at the end: first
 * those who have plans register them, then everybody comes, some and then all, as a test of the load.
 */
export const runRehearsal = async (
  db: Database,
  opening: Opening,
  { rounds, withLoad, onProgress, checkStopped }: RehearsalOptions,
): Promise<Rehearsed> => {
  const { url } = db
  const stages = 2 * (rounds + (withLoad ? loadShares.length : 0))
  let stage = 0
  const loads: Load[] = []
  let players: Awaited<ReturnType<typeof loadPlayers>> | undefined
  let report: ReturnType<typeof createReport> | undefined
  let opened = 0

  const copyStudents = async (): Promise<SignedInStudent[]> => {
    const students = await fillCopy({
      url,
      opening,
      onTable: (_, done, total) => {
        checkStopped()
        onProgress({ step: 'copying', stage, stages, done, total })
      },
    })
    stage += 1
    return students
  }
  const play = async (step: 'plans' | 'load', selected: readonly Player[]) => {
    const total = selected.length
    onProgress({ step, stage, stages, done: 0, total })
    const played = await withServer(url, (address) =>
      playRound(address, selected, (done) => {
        if (done % 50 === 0 || done === total) onProgress({ step, stage, stages, done, total })
      }),
    )
    stage += 1
    checkStopped()
    return played
  }
  const openCopy = () => openDatabase(url, 2, { schema: copySchema, logsConnections: false })

  try {
    await makeCopySchema(url)
    for (let round = 0; round < rounds; round += 1) {
      const students = await copyStudents()
      opened = students.length
      const copy = openCopy()
      try {
        players ??= await loadPlayers(
          copy,
          students.map(({ studentID }) => studentID),
          withLoad,
        )
        const plans = new Map(players.planned.map((each) => [each.studentID, each]))
        report ??= createReport(players.planned)
        const selected = students
          .filter(({ studentID }) => plans.has(studentID))
          .map((student) => toPlayer(student, plans, new Map()))
        const { tally } = await play('plans', selected)
        report.addRound(await listOutcomes(copy), tally.blocked)
      } finally {
        await copy.close()
      }
    }
    const plans = new Map(players!.planned.map((each) => [each.studentID, each]))
    for (const share of withLoad ? loadShares : []) {
      const students = await copyStudents()
      const selected = students
        .filter((_, nth) => Math.floor((nth + 1) * share) > Math.floor(nth * share))
        .map((student) => toPlayer(student, plans, players!.usual))
      if (selected.length > 0) loads.push((await play('load', selected)).load)
    }
    const groups = await listSeats(db, report!.listWantedGroups())
    return { counts: { ...report!.countStudents(), opened }, load: loads, rows: report!.toRows(groups) }
  } finally {
    await removeCopy(url)
  }
}

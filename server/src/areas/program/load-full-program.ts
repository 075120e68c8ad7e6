import type * as z from 'zod/mini'
import type { program } from '#contract/studies/program.ts'
import { toMarkLetter } from '#rules/marks/gpa.ts'
import { toProgrammeSnapshot, listProgrammeChanges } from '#rules/page-changes/programme-changes.ts'
import {
  calculateCreditProgress,
  sumCreditProgress,
  getSubjectProgress,
} from '#rules/marks/programme-progress.ts'
import { toCanonicalText } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listCountedSubjects } from '#server/enrolment/decide/counted-subjects.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { loadStudied, type Studied, type StudiedModule } from './sql.ts'
import { words } from './words.ts'

type Reply = z.input<typeof program.fullProgram.reply>
type Module = Reply['modules'][number]

/** A concentration and a minor to preview the programme with; undefined: the student's own. */
export interface WhatIf {
  readonly concentrationID?: number | undefined
  readonly minor_programID?: number | undefined
}

/** The student's studies and the modules to show, in order. */
export interface LoadedProgram extends Snapshot {
  readonly studied: Studied
  readonly modules: readonly StudiedModule[]
}

/** Reads the programme in two statements. Refuses a concentration or minor that the student cannot choose. */
export const loadProgram = async (db: Database, studentID: number, asIf: WhatIf): Promise<LoadedProgram> => {
  const { concentrationID, minor_programID } = asIf
  const [studied, snapshot] = await Promise.all([
    loadStudied(db, studentID, minor_programID ?? null),
    loadSnapshot(db, studentID),
  ])
  const { programID } = studied.program
  if (concentrationID !== undefined && !studied.concentrations.includes(concentrationID))
    throw new Refusal(words.notOfProgramme)
  const minorID = minor_programID ?? studied.minorID
  const modules = studied.modules.filter((module) =>
    module.kind === 'minor'
      ? module.programID === minorID && minorID !== programID
      : module.concentrationID === null ||
        module.concentrationID === (concentrationID ?? studied.concentrationID),
  )
  if (minor_programID !== undefined && !modules.some(({ kind }) => kind === 'minor'))
    throw new Refusal(words.minorNotFound)
  return { ...snapshot, studied, modules }
}

/** Each module with its subjects and the student's progress. */
export const toModules = ({ catalogue, student, studied, modules }: LoadedProgram): Module[] => {
  const earned = new Set(student.earned.map(({ subjectID }) => subjectID))
  const registered = new Set(student.registrations.map(({ subjectID }) => subjectID))
  const planned = new Set([...studied.planned, ...student.preRegistrations.map(({ subjectID }) => subjectID)])
  const last = new Map(studied.marks.map((mark) => [mark.subjectID, mark]))
  const findProgress = (subjectID: number) =>
    getSubjectProgress({
      isEarned: earned.has(subjectID),
      isRegistered: registered.has(subjectID),
      isPlanned: planned.has(subjectID),
      isMarked: last.has(subjectID),
    })
  const plannedOnly = [...planned].filter((subjectID) => !registered.has(subjectID))
  // Planned subjects count like registered ones, so that each subject counts in one module only.
  const counted = listCountedSubjects({
    catalogue,
    student: {
      earned: student.earned,
      modules: modules.map(({ program_moduleID }) => program_moduleID),
      registrations: [
        ...student.registrations,
        ...plannedOnly.map((subjectID) => ({ registrationID: 0, subjectID, moduleID: null, groups: [] })),
      ],
    },
  }).map((each) => ({ ...each, progress: findProgress(each.subjectID) }))
  return modules.map(({ programID: _, subjects: listed, ...module }) => {
    const id = module.program_moduleID
    const here = counted.filter(({ moduleID }) => moduleID === id)
    const studySemesters = new Map(listed.map((each) => [each.subjectID, each.study_semester]))
    for (const { subjectID } of here) if (!studySemesters.has(subjectID)) studySemesters.set(subjectID, 0)
    const credits = calculateCreditProgress(module.ects, here)
    return {
      module: {
        ...module,
        ects_done: credits.done,
        ects_registered: credits.registered,
        subjects: studySemesters.size,
      },
      credits,
      subjects: [...studySemesters].flatMap(([subjectID, study_semester]) => {
        const subject = catalogue.subjects.get(subjectID)
        const mark = last.get(subjectID)
        if (subject === undefined) return []
        return {
          ...subject,
          program_moduleID: id,
          study_semester,
          status: findProgress(subjectID),
          score: mark?.score ?? null,
          letter: mark ? toMarkLetter(mark.score, mark.statusID) : null,
        }
      }),
    }
  })
}

/** The snapshot of the student's own programme, and what others changed since the last visit. */
const compareOwnProgram = ({ studied, modules, catalogue }: LoadedProgram) => {
  const now = toProgrammeSnapshot({
    programID: studied.program.programID,
    concentrationID: studied.concentrationID,
    minorID: studied.minorID,
    modules: modules.map(({ subjects, ...module }) => ({
      ...module,
      subjectIDs: subjects.map(({ subjectID }) => subjectID),
    })),
  })
  // A removed subject has no name to report.
  const named = (ids: readonly number[]) => ids.flatMap((id) => catalogue.subjects.get(id) ?? [])
  const pageChanges = changesSinceSeen(studied, hashVersion([toCanonicalText(now)]), (seen) =>
    listProgrammeChanges(seen, now).map(({ added, removed, ...change }) => ({
      ...change,
      added: named(added),
      removed: named(removed),
    })),
  )
  return { now, pageChanges }
}

export const saveProgramSeen = async (db: Database, studentID: number, version: string): Promise<'ok'> => {
  const { now, pageChanges } = compareOwnProgram(await loadProgram(db, studentID, {}))
  return savePageSeen(db, studentID, 'programme', { now, current: pageChanges.version, version })
}

/** The whole programme with the student's progress (spec 2.26). */
export const loadFullProgram = async (db: Database, studentID: number, asIf: WhatIf): Promise<Reply> => {
  const loaded = await loadProgram(db, studentID, asIf)
  const modules = toModules(loaded)
  const credits = sumCreditProgress(modules.map((each) => each.credits))
  const { studied } = loaded
  const isOwn = asIf.concentrationID === undefined && asIf.minor_programID === undefined
  return {
    program: { ...studied.program, ects_done: credits.done },
    concentrationID: asIf.concentrationID ?? studied.concentrationID,
    minor_programID: asIf.minor_programID ?? studied.minorID,
    credits,
    modules,
    ...(isOwn ? compareOwnProgram(loaded).pageChanges : { version: '', is_seen: true, changes: [] }),
  }
}

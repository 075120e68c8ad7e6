import type * as z from 'zod/mini'
import type { minorChoice, minorProgram } from '#contract/registration/minor.ts'
import { checkMinorChoice, defaultMinorRules } from '#rules/registration/minor-choice.ts'
import type { Locale } from '#rules/text/locale.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import type { Database } from '#server/db/open.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { listStepsOfKind } from '#server/enrolment/decide/offering-modules.ts'
import { describeRefused, refuse, type Refused } from '#server/enrolment/decide/refused.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadMinorRows, type Minors } from './sql.ts'
import { words } from './words.ts'

type Program = z.input<typeof minorProgram>

/** Why no step for a minor is open to the student, or null. */
export const checkMinorWindow = (snapshot: Snapshot): Refused | null =>
  checkWindow(snapshot, listStepsOfKind(snapshot.catalogue, 'minor'))

const getName = (minors: Minors, programID: number | null) => {
  const found = minors.programs.find((program) => program.programID === programID)
  return { ka: found?.speciality ?? '—', en: found?.specialityeng ?? '—' }
}

/** Why a programme (null: any) cannot be chosen as the minor, or null (spec 4.12.1). */
export const checkMinor = (minors: Minors, snapshot: Snapshot, minorID: number | null): Refused | null => {
  const { student } = snapshot
  const rules = minors.rules ?? defaultMinorRules
  const error = checkMinorChoice(
    {
      isActive: student.is_active,
      programID: minors.programID,
      study_levelID: minors.study_levelID,
      order_number: student.study_semester,
      minor_programID: student.minorID,
    },
    minorID,
    rules,
  )
  switch (error) {
    case 'inactive':
      return refuse(enrolmentWords.notActive)
    case 'level':
      return refuse(words.level)
    case 'semester':
      return refuse(words.semester, {
        from: toOrdinal(rules.fromSemester),
        semester: toOrdinal(student.study_semester),
      })
    case 'own':
      return refuse(words.own, { speciality: getName(minors, minorID) })
    case 'chosen':
      return refuse(words.chosen, { speciality: getName(minors, student.minorID) })
    case null:
      return checkMinorWindow(snapshot)
  }
}

/** The programmes that the student may choose from, and the snapshot that this is decided on. */
interface LoadedMinors {
  readonly minors: Minors
  readonly snapshot: Snapshot
}

export const loadMinors = async (db: Database, studentID: number): Promise<LoadedMinors> => {
  const [minors, snapshot] = await Promise.all([loadMinorRows(db, studentID), loadSnapshot(db, studentID)])
  return { minors: requireFound(minors, httpWords.notFound), snapshot }
}

/** The programmes with a minor but the student's own, each with whether it can be chosen and why not. */
export const offerMinors = ({ minors, snapshot }: LoadedMinors, locale: Locale): Program[] =>
  minors.programs
    .filter(({ programID }) => programID !== minors.programID)
    .map((program) => {
      const refused = checkMinor(minors, snapshot, program.programID)
      return {
        ...program,
        minor_programID: program.programID,
        is_chosen: program.programID === snapshot.student.minorID,
        can_choose: refused === null,
        ...describeRefused(refused, locale),
      }
    })

/** Whether a minor is chosen, which, and if none can be chosen, why (spec 7.9.8). */
export const toMinorChoice = (loaded: LoadedMinors, locale: Locale): z.input<typeof minorChoice> => {
  const programs = offerMinors(loaded, locale)
  const none = programs.length === 0 ? refuse(words.none) : null
  const refused = checkMinor(loaded.minors, loaded.snapshot, null) ?? none
  return {
    hasChooseMinor: loaded.snapshot.student.minorID !== null,
    canChoose: refused === null,
    ...describeRefused(refused, locale),
    minor: programs.find(({ is_chosen }) => is_chosen) ?? null,
  }
}

import type * as z from 'zod/mini'
import type { minorChoice, minorProgram } from '#contract/registration/minor.ts'
import { defaultMinorRules, checkMinorChoice } from '#rules/registration/minor-choice.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { databaseNow, dayOf } from '#server/enrolment/decide/choice-snapshot.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import { words as registrationWords } from '#server/enrolment/words.ts'
import { minorsFor, type Minors } from './sql.ts'
import { words } from './words.ts'

type Program = z.input<typeof minorProgram>

/** Takes the student's state; gives why no step for a minor is open to her, or null. */
export const closedToMinors = ({ catalogue, state }: Snapshot): Refusal | null => {
  const now = databaseNow(state)
  const steps = catalogue.steps.filter(({ module_kinds }) => module_kinds.includes('minor'))
  return checkWindow(
    { windows: state.windows, now, today: dayOf(state, now) },
    steps.map(({ step }) => step),
  )
}

const nameOf = (minors: Minors, programID: number | null) => {
  const found = minors.programs.find((program) => program.programID === programID)
  return { ka: found?.speciality ?? '—', en: found?.specialityeng ?? '—' }
}

/** Takes the minors, the student's state and a programme (null: any); gives why it cannot be chosen, or null (spec 4.12.1). */
export const minorRefusal = (minors: Minors, deciding: Snapshot, minorID: number | null): Refusal | null => {
  const { state } = deciding
  const rules = minors.rules ?? defaultMinorRules
  const fault = checkMinorChoice(
    {
      isActive: state.is_active,
      programID: minors.programID,
      study_levelID: minors.study_levelID,
      order_number: state.study_semester,
      minor_programID: state.minorID,
    },
    minorID,
    rules,
  )
  if (fault === 'inactive') return new Refusal(registrationWords.notActive)
  if (fault === 'level') return new Refusal(words.level)
  if (fault === 'semester')
    return new Refusal(words.semester, { from: rules.fromSemester, semester: state.study_semester })
  if (fault === 'own') return new Refusal(words.own, { speciality: nameOf(minors, minorID) })
  if (fault === 'chosen') return new Refusal(words.chosen, { speciality: nameOf(minors, state.minorID) })
  return closedToMinors(deciding)
}

/** What is known of a student's minor: the programmes that she may choose from, and the state that was judged on. */
export interface ReadMinors {
  readonly minors: Minors
  readonly deciding: Snapshot
}

/** Takes a student; gives the minors there are and her state, as of this moment. */
export const readMinors = async (db: Database, studentID: number): Promise<ReadMinors> => {
  const [minors, deciding] = await Promise.all([minorsFor(db, studentID), loadSnapshot(db, studentID)])
  if (minors === undefined) throw new Refusal(everywhere.notFound)
  return { minors, deciding }
}

const verdictOf = (refusal: Refusal | null, locale: Locale) => {
  const said = refusal?.toReply(locale)
  return { code: said?.code ?? null, reason: said?.message ?? null }
}

/** Takes what was read; gives the programmes with a minor but her own, each with whether she may choose it and why not. */
export const offerMinors = ({ minors, deciding }: ReadMinors, locale: Locale): Program[] =>
  minors.programs
    .filter(({ programID }) => programID !== minors.programID)
    .map((program) => {
      const refusal = minorRefusal(minors, deciding, program.programID)
      return {
        ...program,
        minor_programID: program.programID,
        is_chosen: program.programID === deciding.state.minorID,
        can_choose: refusal === null,
        ...verdictOf(refusal, locale),
      }
    })

/** Takes what was read; gives whether a minor is chosen, which, and if none can be chosen, why (spec 7.9.8). */
export const choiceOfMinor = (read: ReadMinors, locale: Locale): z.input<typeof minorChoice> => {
  const programs = offerMinors(read, locale)
  const nothing = programs.length === 0 ? new Refusal(words.none) : null
  const refusal = minorRefusal(read.minors, read.deciding, null) ?? nothing
  return {
    hasChooseMinor: read.deciding.state.minorID !== null,
    canChoose: refusal === null,
    ...verdictOf(refusal, locale),
    minor: programs.find(({ is_chosen }) => is_chosen) ?? null,
  }
}

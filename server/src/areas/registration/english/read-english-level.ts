import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import { englishAnswer } from '#server/areas/registration/sql.ts'
import { words } from '#server/enrolment/words.ts'

type Answer = Awaited<ReturnType<typeof englishAnswer>>

/**
 * Whether the level may be changed in her semester of study (spec 4.14), she is still asked for it, or the seat of
 * the level that she has answered is not taken yet.
 */
export const levelRefusal = ({ catalogue, state }: Snapshot, { isAsked, wishID }: Answer): Refusal | null => {
  const hasSeat = state.registrations.some(({ subjectID }) => catalogue.english.includes(subjectID))
  const isOpen = isAsked || (wishID !== null && !hasSeat)
  return isOpen || catalogue.english_orders.has(state.study_semester) ? null : new Refusal(words.levelNotNow)
}

/** Takes a student's state; gives the levels that her modules offer, that are taught now, and that she has not passed, from the lowest. */
export const levelsFor = ({ catalogue, state }: Snapshot): z.input<typeof subjectRow>[] =>
  catalogue.english.flatMap((subjectID) => {
    const subject = catalogue.subjects.get(subjectID)
    const isOffered = state.modules.some((id) => catalogue.modules.get(id)?.subjects.has(subjectID))
    const isPassed = state.earned.some((each) => each.subjectID === subjectID)
    const isTaught = (catalogue.groupsOf.get(subjectID)?.length ?? 0) > 0
    return subject !== undefined && isOffered && isTaught && !isPassed ? subject : []
  })

/** Takes a student; gives her English subject and what it can be changed to, or why it cannot (spec 4.14). */
export const readEnglishLevel = async (
  db: Database,
  studentID: number,
  locale: Locale,
): Promise<z.input<typeof registration.englishLevelSubject.reply>> => {
  const [deciding, answer] = await Promise.all([loadSnapshot(db, studentID), englishAnswer(db, studentID)])
  const { catalogue, state } = deciding
  const levels = levelsFor(deciding)
  const mine = state.registrations.filter(({ subjectID }) => catalogue.english.includes(subjectID))
  const steps = levels.flatMap(({ subjectID }) => {
    const { modules } = choiceSnapshot(catalogue, state, subjectID)
    return modules.flatMap((module) => module.steps)
  })
  const now = choiceSnapshot(catalogue, state, null)
  const refusal = levelRefusal(deciding, answer) ?? (steps.length > 0 ? checkWindow(now, steps) : null)
  const said = refusal?.toReply(locale)
  const subjects = mine.flatMap(({ registrationID, subjectID }) => {
    const subject = catalogue.subjects.get(subjectID)
    const canChangeOnSubjects = levels.filter((level) => level.subjectID !== subjectID)
    return subject === undefined
      ? []
      : { ...subject, students_ret_tempID: registrationID, canChangeOnSubjects }
  })
  const canChooseSubjects = mine.length === 0 ? levels : []
  const isSomething =
    canChooseSubjects.length > 0 || subjects.some((each) => each.canChangeOnSubjects.length > 0)
  return {
    canChange: said === undefined && isSomething,
    code: said?.code ?? null,
    reason: said?.message ?? null,
    replaces_groups: catalogue.english_orders.has(state.study_semester),
    subjects,
    canChooseSubjects,
    wishedSubjectID: answer.wishID,
  }
}

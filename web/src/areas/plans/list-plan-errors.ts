import type { registration } from '#contract/registration/registration.ts'
import type { GroupRow } from '#contract/rows/group-row.ts'
import {
  checkPlan,
  type PlanCheck,
  type PlanChoice,
  type PlanError,
  type PlanGroup,
  type PlanOption,
} from '#rules/registration/check-plan.ts'
import type { PhraseParams } from '#rules/text/locale.ts'
import type { Reply } from '#web/api/call.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import type { PlanSubject } from './plan-draft.ts'
import type { words } from './words.ts'

type RegisteredSubjects = Reply<typeof registration.alreadyRegistered>

/** The error of a planned subject: a phrase of the browser, or the server's own sentence. */
export type PlanErrorText = { readonly choice: PlanOption | null } & (
  | { readonly word: keyof typeof words; readonly params: PhraseParams }
  | { readonly reason: string }
)

/** Errors that the browser finds at once; the others come with the reply when the plan is saved. */
const browserCodes: ReadonlySet<string> = new Set([
  'group_clash',
  'group_full',
  'credit_limit',
  'already_registered',
  'same_choice',
])

const toChoice = (rows: readonly GroupRow[], ids: readonly number[]): PlanChoice => ({
  groups: rows.map((row): PlanGroup => ({
    ...toRuleGroup(row),
    is_open: true,
    has_seat: row.st_count < row.capacity,
  })),
  isGone: rows.length < ids.length,
})

/** The rules as far as they need no catalogue. */
const checkInBrowser = (subjects: readonly PlanSubject[], registered: RegisteredSubjects): PlanCheck =>
  checkPlan(
    subjects.map((each) => ({
      subjectID: each.subjectID,
      ects: each.ects,
      moduleID: null,
      first: toChoice(each.groups, each.schedule_ids),
      second: each.second_schedule_ids && toChoice(each.second_groups, each.second_schedule_ids),
      all: null,
    })),
    {
      heldGroups: registered.subjects.flatMap(({ groups }) => groups.map(toRuleGroup)),
      registered: registered.subjects.map(({ subjectID, groups }) => ({
        subjectID,
        groups: groups.map(({ scheduleID }) => scheduleID),
      })),
      credits: { semesterCredits: registered.credits.semester, yearCredits: registered.credits.year },
      limits: {
        ...registered.credits,
        minimum: { georgian: registered.credits.minimum, other: registered.credits.minimum },
      },
      modules: [],
      counted: [],
    },
  )

const toTexts = (
  error: PlanError,
  subjects: readonly PlanSubject[],
  registered: RegisteredSubjects,
): PlanErrorText[] => {
  const { choice } = error
  const rows = [
    ...[...registered.subjects, ...subjects].flatMap(({ groups }) => groups),
    ...subjects.flatMap(({ second_groups }) => second_groups),
  ]
  const groupName = (scheduleID: number) => rows.find((row) => row.scheduleID === scheduleID)?.group ?? ''
  switch (error.code) {
    case 'group_clash': {
      const { subjectID, meeting } = error.with
      const other = [...registered.subjects, ...subjects].find((each) => each.subjectID === subjectID)
      const params = {
        group: groupName(error.scheduleID),
        subject: { ka: other?.subject ?? '', en: other?.subjecteng ?? '' },
        day: { ka: formatWeekday(meeting.day, 'ka'), en: formatWeekday(meeting.day, 'en') },
        time: `${meeting.time}–${meeting.time_end}`,
      }
      return [{ choice, word: 'clash', params }]
    }
    case 'group_full':
      return [{ choice, word: 'full', params: { group: groupName(error.scheduleID) } }]
    case 'credit_limit': {
      const { breaks, semester, year } = error.after
      const { maximumPerSemester, maximumPerYear } = registered.credits
      return breaks === 'year'
        ? [{ choice, word: 'overYear', params: { sum: year, maximum: maximumPerYear } }]
        : [{ choice, word: 'overSemester', params: { sum: semester, maximum: maximumPerSemester } }]
    }
    case 'already_registered':
      return [{ choice, word: 'otherGroups', params: {} }]
    case 'same_choice':
      return [{ choice, word: 'sameChoice', params: {} }]
    default:
      return []
  }
}

const toChoicesKey = ({ schedule_ids, second_schedule_ids }: PlanSubject): string =>
  JSON.stringify([schedule_ids, second_schedule_ids])

/**
 * Lists the errors of each subject, in their order: those that the browser finds itself, and the server's for the same
 * choices when they were saved.
 */
export const listPlanErrors = (
  subjects: readonly PlanSubject[],
  saved: readonly PlanSubject[],
  registered: RegisteredSubjects,
): readonly (readonly PlanErrorText[])[] => {
  const { errors } = checkInBrowser(subjects, registered)
  return subjects.map((subject, index) => {
    const same = saved.find(
      (each) => each.subjectID === subject.subjectID && toChoicesKey(each) === toChoicesKey(subject),
    )
    const fromServer = (same?.errors ?? []).filter(({ code }) => !browserCodes.has(code))
    return [
      ...(errors[index] ?? []).flatMap((error) => toTexts(error, subjects, registered)),
      ...fromServer.map(({ choice, reason }) => ({ choice, reason })),
    ]
  })
}

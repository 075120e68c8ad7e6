import {
  checkPlan,
  type PlanCheck,
  type PlanChoice,
  type PlanFault,
  type PlanGroup,
  type Way,
} from '#rules/registration/check-plan.ts'
import type { GroupRow } from '#contract/rows/group-row.ts'
import type { registration } from '#contract/registration/registration.ts'
import type { PhraseParams } from '#rules/text/locale.ts'
import type { Reply } from '#web/api/call.ts'
import { pickGroup } from '#web/parts/pick-group.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import type { PlanSubject } from './plan-draft.ts'
import type { words } from './words.ts'

type Mine = Reply<typeof registration.alreadyRegistered>

/** What is wrong with a planned subject: a sentence of ours with what it is about, or the server's own. */
export type ToldFault = { readonly choice: Way | null } & (
  | { readonly word: keyof typeof words; readonly params: PhraseParams }
  | { readonly reason: string }
)

/** What the browser finds by itself at once; all else is told by the server when the plan is kept. */
const ownCodes: ReadonlySet<string> = new Set([
  'group_clash',
  'group_full',
  'credit_limit',
  'already_registered',
  'same_choice',
])

const choiceOf = (rows: readonly GroupRow[], ids: readonly number[]): PlanChoice => ({
  groups: rows.map((row): PlanGroup => ({
    ...pickGroup(row),
    is_open: true,
    has_seat: row.st_count < row.capacity,
  })),
  isGone: rows.length < ids.length,
})

/** Takes the subjects of a plan and what is registered; gives what the rules say of them that need no catalogue. */
const checkHere = (subjects: readonly PlanSubject[], mine: Mine): PlanCheck =>
  checkPlan(
    subjects.map((each) => ({
      subjectID: each.subjectID,
      ects: each.ects,
      moduleID: null,
      first: choiceOf(each.groups, each.schedule_ids),
      second: each.second_schedule_ids && choiceOf(each.second_groups, each.second_schedule_ids),
      all: null,
    })),
    {
      held: mine.subjects.flatMap(({ groups }) => groups.map(pickGroup)),
      registered: mine.subjects.map(({ subjectID, groups }) => ({
        subjectID,
        groups: groups.map(({ scheduleID }) => scheduleID),
      })),
      credits: { semesterCredits: mine.credits.semester, yearCredits: mine.credits.year },
      limits: { ...mine.credits, minimum: { georgian: mine.credits.minimum, other: mine.credits.minimum } },
      modules: [],
      counted: [],
    },
  )

const told = (fault: PlanFault, subjects: readonly PlanSubject[], mine: Mine): ToldFault[] => {
  const { choice } = fault
  const rows = [...mine.subjects, ...subjects].flatMap((each) => each.groups)
  const second = subjects.flatMap(({ second_groups }) => second_groups)
  const groupOf = (scheduleID: number) =>
    [...rows, ...second].find((row) => row.scheduleID === scheduleID)?.group ?? ''
  switch (fault.code) {
    case 'group_clash': {
      const { subjectID, meeting } = fault.with
      const other = [...mine.subjects, ...subjects].find((each) => each.subjectID === subjectID)
      const params = {
        group: groupOf(fault.scheduleID),
        subject: { ka: other?.subject ?? '', en: other?.subjecteng ?? '' },
        day: { ka: formatWeekday(meeting.day, 'ka'), en: formatWeekday(meeting.day, 'en') },
        time: `${meeting.time}–${meeting.time_end}`,
      }
      return [{ choice, word: 'clash', params }]
    }
    case 'group_full':
      return [{ choice, word: 'full', params: { group: groupOf(fault.scheduleID) } }]
    case 'credit_limit': {
      const { breaks, semester, year } = fault.after
      const { maximumPerSemester, maximumPerYear } = mine.credits
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

const idsOf = ({ schedule_ids, second_schedule_ids }: PlanSubject): string =>
  JSON.stringify([schedule_ids, second_schedule_ids])

/**
 * Takes the subjects as they are here, as the server keeps them, and what is registered; gives what is wrong with each:
 * clashes, credits and seats at once by the same rule as there, the rest as the server said of the same choice.
 */
export const faultsOf = (
  subjects: readonly PlanSubject[],
  kept: readonly PlanSubject[],
  mine: Mine,
): readonly (readonly ToldFault[])[] => {
  const { faults } = checkHere(subjects, mine)
  return subjects.map((subject, nth) => {
    const same = kept.find((each) => each.subjectID === subject.subjectID && idsOf(each) === idsOf(subject))
    const said = (same?.faults ?? []).filter(({ code }) => !ownCodes.has(code))
    return [
      ...(faults[nth] ?? []).flatMap((fault) => told(fault, subjects, mine)),
      ...said.map(({ choice, reason }) => ({ choice, reason })),
    ]
  })
}

import type { registeredSubject } from '#contract/registration/registered-subject.ts'
import { toRuleGroup } from './to-rule-group.ts'
import type * as z from 'zod/mini'
import type { TakenGroup } from './find-group-refusal.ts'

export type Registered = z.output<typeof registeredSubject>

/** The groups of all registrations, for the rules. */
export const listTakenGroups = (mine: readonly Registered[]): TakenGroup[] =>
  mine.flatMap(({ subject, subjecteng, subject_code, groups }) =>
    groups.map((group) => ({
      ...toRuleGroup(group),
      subject: { ka: subject, en: subjecteng },
      code: subject_code,
    })),
  )

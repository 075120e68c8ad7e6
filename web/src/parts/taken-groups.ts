import type { registered } from '#contract/registration/registered.ts'
import { pickGroup } from './pick-group.ts'
import type * as z from 'zod/mini'
import type { TakenGroup } from './judge-groups.ts'

export type Registered = z.output<typeof registered>

/** Takes my registrations; gives their groups for the rules, each with its subject's name and code. */
export const takenGroups = (mine: readonly Registered[]): TakenGroup[] =>
  mine.flatMap(({ subject, subjecteng, subject_code, groups }) =>
    groups.map((group) => ({
      ...pickGroup(group),
      subject: { ka: subject, en: subjecteng },
      code: subject_code,
    })),
  )

import { catalogueChecks } from './catalogue/sql.ts'
import { catalogueWords } from './catalogue/words.ts'
import type { Check, CheckWords } from './check.ts'
import { cohortChecks } from './cohorts/sql.ts'
import { cohortWords } from './cohorts/words.ts'
import { officeChecks } from './office/sql.ts'
import { officeWords } from './office/words.ts'
import { peopleChecks } from './people/sql.ts'
import { peopleWords } from './people/words.ts'
import { systemChecks as checksOfSystem } from './system/system-checks.ts'
import { systemWords } from './system/words.ts'
import { timetableChecks } from './timetable/sql.ts'
import { timetableWords } from './timetable/words.ts'

const words: Readonly<Record<string, CheckWords>> = {
  ...catalogueWords,
  ...timetableWords,
  ...peopleWords,
  ...cohortWords,
  ...officeWords,
  ...systemWords,
}

export type WordedCheck = Check & CheckWords

const addWords = (check: Check): WordedCheck => ({ ...check, ...words[check.id]! })

/** The checks that need no table of this version. */
export const systemChecks: readonly WordedCheck[] = checksOfSystem.map(addWords)

const first = new Set(['trial-copy', 'setting-unusable', 'no-administrator'])

/**
 * All checks with their words. The order is that in which an empty portal is filled, so that what comes first is to be
 * fixed first.
 */
export const checks: readonly WordedCheck[] = [
  ...checksOfSystem,
  ...officeChecks.filter(({ id }) => first.has(id)),
  ...catalogueChecks,
  ...timetableChecks,
  ...peopleChecks,
  ...cohortChecks,
  ...officeChecks.filter(({ id }) => !first.has(id)),
].map(addWords)

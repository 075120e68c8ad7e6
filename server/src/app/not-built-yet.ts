import type { contract } from '#contract/contract.ts'

type Contract = typeof contract
type CallName = { [Name in keyof Contract]: `${Name}.${keyof Contract[Name] & string}` }[keyof Contract]

/** The calls of the contract that no handler answers yet, as `area.call`; this list only shrinks. */
export const notBuiltYet = [
  'groups.generalForChange',
  'groups.practise',
  'groups.seminar',
  'groups.mustChange',
  'groups.choosePractise',
  'groups.chooseSeminar',
  'groups.registerPractise',
  'groups.registerSeminar',
  'groups.dateTimes',
  'groups.dateTimesOfSubject',
  'groups.sendRequest',
  'minor.hasChooseMinor',
  'minor.programs',
  'minor.subjects',
  'minor.choose',
  'minor.remove',
  'plans.list',
  'plans.make',
  'plans.change',
  'plans.remove',
  'plans.register',
  'registration.guide',
  'registration.isRegistered',
  'registration.receipts',
  'registration.concentrationSubjects',
  'registration.blockSubjects',
  'registration.moduleRestriction',
  'registration.subjects',
  'registration.freeSubjects',
  'registration.dontWantFromFreeCredit',
  'registration.preRegisteredSubjects',
  'registration.allPreRegisteredSubjects',
  'registration.insteadOfPreRegistered',
  'registration.englishLevelSubject',
  'registration.changeEnglishLevel',
  'registration.changeGroups',
  'registration.writeProblem',
] as const satisfies readonly CallName[]

export type NotBuiltYet = (typeof notBuiltYet)[number]

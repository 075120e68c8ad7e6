import type { ProgramModule, ProgramSubject } from './full-program.ts'

export const subjectFilters = ['all', 'toTake', 'running', 'passed'] as const
export type SubjectFilter = (typeof subjectFilters)[number]

const filterByStatus: Readonly<Record<ProgramSubject['status'], Exclude<SubjectFilter, 'all'>>> = {
  failed: 'toTake',
  open: 'toTake',
  planned: 'toTake',
  registered: 'running',
  passed: 'passed',
}

const isShown = ({ status }: ProgramSubject, filter: SubjectFilter): boolean =>
  filter === 'all' || filterByStatus[status] === filter

const toRank = ({ status }: ProgramSubject): number => subjectFilters.indexOf(filterByStatus[status])

export const countSubjects = (modules: readonly ProgramModule[], filter: SubjectFilter): number =>
  modules.reduce((sum, { subjects }) => sum + subjects.filter((each) => isShown(each, filter)).length, 0)

/** Modules that lack credits come first, and in each the subjects to take; a filter leaves modules with its subjects. */
export const selectModules = (modules: readonly ProgramModule[], filter: SubjectFilter): ProgramModule[] =>
  modules
    .map((each) => ({
      ...each,
      subjects: each.subjects
        .filter((subject) => isShown(subject, filter))
        .toSorted((a, b) => toRank(a) - toRank(b)),
    }))
    .filter(({ subjects }) => filter === 'all' || subjects.length > 0)
    .toSorted((a, b) => Number(a.credits.missing === 0) - Number(b.credits.missing === 0))

/** How many subjects to take are shown at first: of those to choose from, and of obligatory ones. */
const maxChoices = 5
const maxObligatory = 8

/**
 * The subjects of an unfiltered module that stand before "all subjects": none that is passed, and the first of those to
 * take, fewer where there is more to choose from than is missing. Changed ones are always among them.
 */
export const selectFirstSubjects = (
  { subjects, credits }: Pick<ProgramModule, 'subjects' | 'credits'>,
  isChanged: (subject: ProgramSubject) => boolean,
): ProgramSubject[] => {
  const choices = subjects.filter(({ status }) => status === 'open' || status === 'failed')
  const hasChoice = choices.reduce((sum, { ects }) => sum + ects, 0) > credits.missing
  const hidden = new Set(subjects.filter(({ status }) => status === 'passed'))
  for (const each of choices.slice(hasChoice ? maxChoices : maxObligatory)) hidden.add(each)
  const selected = subjects.filter((each) => !hidden.has(each) || isChanged(each))
  // A button for one row is no gain.
  return subjects.length - selected.length > 1 && selected.length > 0 ? selected : [...subjects]
}

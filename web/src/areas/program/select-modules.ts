import type { ProgramModule, ProgramSubject } from './full-program.ts'

export const subjectFilters = ['all', 'now', 'toTake', 'running', 'passed'] as const
export type SubjectFilter = (typeof subjectFilters)[number]

const filterByStatus: Readonly<Record<ProgramSubject['status'], Exclude<SubjectFilter, 'all' | 'now'>>> = {
  failed: 'toTake',
  open: 'toTake',
  planned: 'toTake',
  registered: 'running',
  passed: 'passed',
}

/** The subjects that can be taken now. */
type Free = ReadonlySet<number>

const isFree = ({ subjectID, status }: ProgramSubject, free: Free): boolean =>
  filterByStatus[status] === 'toTake' && free.has(subjectID)

const isShown = (subject: ProgramSubject, filter: SubjectFilter, free: Free): boolean =>
  filter === 'all' || (filter === 'now' ? isFree(subject, free) : filterByStatus[subject.status] === filter)

const toRank = (subject: ProgramSubject, free: Free): number =>
  isFree(subject, free) ? 0 : subjectFilters.indexOf(filterByStatus[subject.status])

export const countSubjects = (modules: readonly ProgramModule[], filter: SubjectFilter, free: Free): number =>
  modules.reduce(
    (sum, { subjects }) => sum + subjects.filter((each) => isShown(each, filter, free)).length,
    0,
  )

/**
 * Modules that lack credits come first, and in each the subjects to take, those that can be taken now before the others; a filter
 * leaves modules with its subjects.
 */
export const selectModules = (
  modules: readonly ProgramModule[],
  filter: SubjectFilter,
  free: Free,
): ProgramModule[] =>
  modules
    .map((each) => ({
      ...each,
      subjects: each.subjects
        .filter((subject) => isShown(subject, filter, free))
        .toSorted((a, b) => toRank(a, free) - toRank(b, free)),
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

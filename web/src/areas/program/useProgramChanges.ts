import { evaluations } from '#contract/studies/evaluations.ts'
import { program } from '#contract/studies/program.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import { useMarkChanges } from '#web/parts/page-changes/useMarkChanges.ts'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import type { FullProgram } from './full-program.ts'
import { words } from './words.ts'

type Subject = FullProgram['changes'][number]['added'][number]

/** Further subjects are only counted. */
const maxNamed = 5

/** In place of marks that could not be read. */
const noMarks = { version: '', is_seen: true, changes: [] }

/** The school's changes of the programme, and changed marks, since the student last saw both. */
export const useProgramChanges = (
  own: FullProgram,
  marks: Reply<typeof evaluations.semesters> | undefined,
) => {
  const t = useWords(words)
  const text = useLocalized()
  const ofProgram = usePageChanges(own, program.fullProgram, program.seen)
  const ofMarks = usePageChanges(marks ?? noMarks, evaluations.semesters, evaluations.seen)
  const markLines = useMarkChanges(marks?.changes ?? [])
  const listNames = (subjects: readonly Subject[]) => {
    const names = subjects.slice(0, maxNamed).map((each) => t('quoted', { name: text(each, 'subject') }))
    const more = subjects.length - names.length
    return [...names, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ')
  }
  const toTexts = ({ before, after, added, removed }: FullProgram['changes'][number]): string[] => {
    if (after === null) return [t('moduleGone')]
    if (before === null) return [t('moduleNew', { now: after.ects })]
    return [
      ...(before.ects === after.ects ? [] : [t('otherCredits', { was: before.ects, now: after.ects })]),
      ...(added.length === 0 ? [] : [t('subjectsAdded', { subjects: listNames(added) })]),
      ...(removed.length === 0 ? [] : [t('subjectsRemoved', { subjects: listNames(removed) })]),
    ]
  }
  const programLines = own.changes.flatMap((change): ChangeLine[] =>
    toTexts(change).map((line) => ({
      row: `module ${change.program_moduleID}`,
      name: text(change, 'module'),
      text: line,
    })),
  )
  return {
    lines: [...programLines, ...markLines],
    pageChanges: {
      markSeen: () => {
        if (programLines.length > 0) ofProgram.markSeen()
        if (markLines.length > 0) ofMarks.markSeen()
      },
      isPending: ofProgram.isPending || ofMarks.isPending,
      problem: ofProgram.problem ?? ofMarks.problem,
    },
  }
}

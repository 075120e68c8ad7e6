import { program } from '#contract/studies/program.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import type { FullProgram } from './full-program.ts'
import { words } from './words.ts'

type Subject = FullProgram['changes'][number]['added'][number]

/** Further subjects are only counted. */
const maxNamed = 5

/** What the school has changed in the programme since the student last saw it. */
export const ProgramChangesNotice = ({ own }: { readonly own: FullProgram }) => {
  const t = useWords(words)
  const text = useLocalized()
  const pageChanges = usePageChanges(own, program.fullProgram, program.seen)
  const listNames = (subjects: readonly Subject[]) => {
    const names = subjects.slice(0, maxNamed).map((each) => t('quoted', { name: text(each, 'subject') }))
    const more = subjects.length - names.length
    return [...names, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ')
  }
  const lines = own.changes.flatMap((change) => {
    const { before, after, added, removed } = change
    const module = text(change, 'module')
    if (after === null) return [t('moduleGone', { module })]
    if (before === null) return [t('moduleNew', { module, now: after.ects })]
    return [
      ...(before.ects === after.ects
        ? []
        : [t('otherCredits', { module, was: before.ects, now: after.ects })]),
      ...(added.length === 0 ? [] : [t('subjectsAdded', { module, subjects: listNames(added) })]),
      ...(removed.length === 0 ? [] : [t('subjectsRemoved', { module, subjects: listNames(removed) })]),
    ]
  })
  return <ChangesNotice lines={lines} pageChanges={pageChanges} />
}

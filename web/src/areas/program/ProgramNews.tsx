import { program } from '#contract/studies/program.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Changes } from '#web/parts/Changes.tsx'
import { useLook } from '#web/parts/useLook.ts'
import type { FullProgram } from './my-program.ts'
import { words } from './program-words.ts'

type Subject = FullProgram['changes'][number]['added'][number]

/** So many subjects are named, and the others counted. */
const named = 5

/** What others changed of my programme since I last looked: its modules, their credits and their subjects. */
export const ProgramNews = ({ mine }: { readonly mine: FullProgram }) => {
  const t = useWords(words)
  const text = useLocalized()
  const look = useLook(mine, program.fullProgram, program.seen)
  const listed = (subjects: readonly Subject[]) => {
    const names = subjects.slice(0, named).map((each) => t('quoted', { name: text(each, 'subject') }))
    const more = subjects.length - names.length
    return [...names, ...(more > 0 ? [t('andMore', { count: more })] : [])].join(', ')
  }
  const lines = mine.changes.flatMap((change) => {
    const { before, after, added, removed } = change
    const module = text(change, 'module')
    if (after === null) return [t('moduleGone', { module })]
    if (before === null) return [t('moduleNew', { module, now: after.ects })]
    return [
      ...(before.ects === after.ects
        ? []
        : [t('otherCredits', { module, was: before.ects, now: after.ects })]),
      ...(added.length === 0 ? [] : [t('subjectsAdded', { module, subjects: listed(added) })]),
      ...(removed.length === 0 ? [] : [t('subjectsRemoved', { module, subjects: listed(removed) })]),
    ]
  })
  return <Changes lines={lines} look={look} />
}

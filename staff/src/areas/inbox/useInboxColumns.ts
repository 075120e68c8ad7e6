import { useColumn } from '#staff/ui/list/useColumn.ts'
import type { ListColumn } from '#staff/ui/list/sorting.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

/** The columns of the inbox, in the order of the cells of a row. */
export const useInboxColumns = (): readonly (ListColumn & { readonly sortBy: string })[] => {
  const t = useWords(words)
  const toColumn = useColumn()
  return [
    { label: t('student'), sortBy: toColumn('name') },
    { label: t('sentAt'), sortBy: 'sent' },
    { label: t('kind'), sortBy: 'kind' },
    { label: t('dueAt'), sortBy: 'due' },
    { label: t('programme'), sortBy: toColumn('programme') },
    { label: t('withWhom'), sortBy: toColumn('claim') },
  ]
}

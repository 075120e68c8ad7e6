import { PartTabs } from '#staff/ui/PartTabs.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

const pages = [
  { path: '/records', name: 'import', operation: 'records.import' },
  { path: '/records/export', name: 'export', operation: 'records.export' },
] as const

/** Import and export. */
export const RecordsTabs = () => {
  const t = useWords(words)
  return <PartTabs label={t('parts')} pages={pages.map((page) => ({ ...page, label: t(page.name) }))} />
}

import { PartTabs } from '#staff/ui/PartTabs.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

const pages = [
  { path: '/readiness', name: 'check', operation: 'readiness.read' },
  { path: '/rehearsals', name: 'rehearsal', operation: 'rehearsals.run' },
] as const

/** The check and the rehearsal. */
export const ReadinessTabs = () => {
  const t = useWords(words)
  return <PartTabs label={t('parts')} pages={pages.map((page) => ({ ...page, label: t(page.name) }))} />
}

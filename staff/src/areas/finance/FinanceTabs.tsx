import { PartTabs } from '#staff/ui/PartTabs.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

const pages = [
  { path: '/finance', name: 'accounts', operation: 'finance.read' },
  { path: '/finance/payments', name: 'payments', operation: 'finance.read' },
  { path: '/finance/statements', name: 'statements', operation: 'finance.import' },
  { path: '/finance/tuition', name: 'tuition', operation: 'finance.charge' },
] as const

/** The pages of finance. */
export const FinanceTabs = () => {
  const t = useWords(words)
  return <PartTabs label={t('parts')} pages={pages.map((page) => ({ ...page, label: t(page.name) }))} />
}

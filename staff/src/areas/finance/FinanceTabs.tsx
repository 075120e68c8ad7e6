import { Link } from '@tanstack/react-router'
import { useHolds } from '#staff/api/use-user.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Finance.module.css'
import { words } from './words.ts'

const pages = [
  { path: '/finance', name: 'accounts', operation: 'finance.read' },
  { path: '/finance/payments', name: 'payments', operation: 'finance.read' },
  { path: '/finance/statements', name: 'statements', operation: 'finance.import' },
  { path: '/finance/tuition', name: 'tuition', operation: 'finance.charge' },
] as const

/** The pages of finance, of which the member of staff sees what they may use. */
export const FinanceTabs = () => {
  const t = useWords(words)
  const isHeld = useHolds()
  return (
    <nav className={classes['tabs']} aria-label={t('parts')}>
      {pages.map(
        ({ path, name, operation }) =>
          isHeld(operation) && (
            <Link key={path} to={path} activeOptions={{ exact: true, includeSearch: false }}>
              {t(name)}
            </Link>
          ),
      )}
    </nav>
  )
}

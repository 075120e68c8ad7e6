import { Link } from '@tanstack/react-router'
import { useHolds } from '#staff/api/use-user.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Records.module.css'
import { words } from './words.ts'

const pages = [
  { path: '/records', name: 'import', operation: 'records.import' },
  { path: '/records/export', name: 'export', operation: 'records.export' },
] as const

/** Import and export, of which the member of staff sees what they may use. */
export const RecordsTabs = () => {
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

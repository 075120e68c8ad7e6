import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Operation } from '#contract/contract.ts'
import { staffHome, type waitingKinds } from '#contract/administration/staff-home.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import card from '#web/ui/classes/card.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { words } from './words.ts'

const refreshMs = 60_000

/** Where what waits is done, and by which operation. */
const places = {
  refunds: { to: '/finance/payments', search: {}, operation: 'finance.confirm-refund' },
  mismatched: { to: '/finance/payments', search: { state: 'mismatched' }, operation: 'finance.read' },
  stuck: { to: '/finance/payments', search: { state: 'stuck' }, operation: 'finance.read' },
  bank_entries: { to: '/finance/statements', search: {}, operation: 'finance.import' },
  overdue_loans: { to: '/library', search: { list: 'late' }, operation: 'library.lend' },
  paid_books: { to: '/book-shop', search: {}, operation: 'books.sell' },
  consultations: { to: '/consultations', search: {}, operation: 'consultation.answer' },
} as const satisfies Readonly<
  Record<
    (typeof waitingKinds)[number],
    { readonly to: LinkProps['to']; readonly search: object; readonly operation: Operation }
  >
>

/** Everything that waits for the member of staff, each line a link to where it is done. */
export const Waiting = () => {
  const t = useWords(words)
  const isHeld = useHolds()
  const { waiting } = useSuspenseQuery({ ...q(staffHome.waiting), refetchInterval: refreshMs }).data
  if (!Object.values(places).some(({ operation }) => isHeld(operation))) return null
  return (
    <section aria-labelledby="waiting" className={classes['waiting']}>
      <h2 id="waiting">{t('waiting')}</h2>
      {waiting.length === 0 && <p className="muted">{t('nothingWaits')}</p>}
      {waiting.length > 0 && (
        <ul className={`plain-list ${card['card']}`}>
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={places[kind].to} search={places[kind].search} className={classes['line']}>
                <span>{t(kind, { count })}</span>
                <Icon name="right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

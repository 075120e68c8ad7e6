import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { finance } from '#contract/administration/finance.ts'
import { addDays } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { formatOnDate, formatThrough } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FinesInAll } from '#web/parts/fines/FinesInAll.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Account.module.css'
import { leavingID } from './leaving.ts'
import { words } from './words.ts'

/** An amount due within a week is marked. */
const soonDays = 7

/** The balance, its due date, and what a debt blocks. */
export const Summary = () => {
  const t = useWords(words)
  const locale = useLocale()
  const general = useSuspenseQuery(q(finance.general)).data
  const { balance, debt, charged, paid, overdue, currency, next_due: next, block, fines, contract } = general
  const money = (amount: string) => formatMoney(amount, currency, locale)
  const isCredit = balance.startsWith('-')
  const hasDebt = Number(debt) > 0
  const title = isCredit ? 'inAdvance' : hasDebt ? 'toPay' : 'nothingToPay'
  return (
    <section className={classes['summary']} aria-label={t(title)}>
      <p className={classes['sum']}>
        <span className="muted">{t(title)}</span>
        <strong>{money(balance.replace('-', ''))}</strong>
      </p>
      {next !== null && <NextDue next={next} currency={currency} today={general.today} />}
      {block?.isBlocked && <Notice kind="error">{t('blocked')}</Notice>}
      {block?.isBlocked === false && block.from !== null && (
        <p className="muted">{t('blocksFrom', { when: formatOnDate(block.from, locale) })}</p>
      )}
      {block === null && hasDebt && <p className="muted">{t('blocksNothing')}</p>}
      <FinesInAll fines={fines} at="account" />
      <dl className={classes['facts']}>
        <div>
          <dt>{t('charged')}</dt>
          <dd>{money(charged)}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
        {Number(overdue) > 0 && (
          <div>
            <dt>{t('overdue')}</dt>
            <dd className={classes['late']}>{money(overdue)}</dd>
          </div>
        )}
      </dl>
      {contract !== null && (
        <Link to="/financial-info" search={(all) => all} hash={leavingID} className={classes['more']}>
          {t('ifILeft')}
        </Link>
      )}
    </section>
  )
}

interface NextDueProps {
  readonly next: { readonly date: string; readonly amount: string; readonly isOverdue: boolean }
  readonly currency: string
  readonly today: string
}

const NextDue = ({ next: { date, amount, isOverdue }, currency, today }: NextDueProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const money = formatMoney(amount, currency, locale)
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  const isSoon = date <= addDays(today, soonDays)
  return (
    <p className={classes['due']} data-kind={isOverdue ? 'late' : isSoon ? 'soon' : undefined}>
      <Icon name={isOverdue ? 'error' : isSoon ? 'warning' : 'calendar'} size={18} />
      <span>
        {isOverdue
          ? t('overdueSince', { amount: money, when: formatOnDate(date, locale) })
          : t('nextDue', { amount: money, when: formatThrough(date, locale, isThisYear ? 'short' : 'long') })}
      </span>
    </p>
  )
}

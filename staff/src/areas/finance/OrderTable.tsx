import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { usePinnedRows } from '#staff/ui/list/usePinnedRows.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import type { PaymentsSearch } from './finance-search.ts'
import classes from './Finance.module.css'
import { OrderActions, type Order } from './OrderActions.tsx'
import { words } from './words.ts'

const toOrderID = ({ orderID }: Order): number => orderID

/** In what the bank's book differs, with both values. */
const Mismatch = ({ order }: { readonly order: Order }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { mismatch, bank, amount, refunded, currency, status } = order
  if (mismatch === null) return null
  const describe = () => {
    if (bank === null) return null
    const bankCurrency = bank.currency ?? currency
    if (mismatch === 'state') return t('bothSay', { bank: t(bank.state), here: t(status) })
    const [theirs, ours] = mismatch === 'refund' ? [bank.refunded, refunded] : [bank.amount, amount]
    if (theirs === null) return null
    return t('bothSay', {
      bank: formatMoney(theirs, bankCurrency, locale),
      here: formatMoney(ours, currency, locale),
    })
  }
  const both = describe()
  return (
    <>
      <span className={classes['differs']}>{t(`${mismatch}Differs`)}</span>
      {both !== null && <span className={classes['both']}>{both}</span>}
      {status === 'processing' && <span className="muted">{t('notEntered')}</span>}
    </>
  )
}

const states = ['stuck', 'mismatched'] as const

const Filters = ({
  search,
  go,
}: {
  readonly search: PaymentsSearch
  readonly go: (next: PaymentsSearch) => void
}) => {
  const t = useWords(words)
  const change = (next: Readonly<Record<string, unknown>>) =>
    go({ ...search, page: undefined, ...next } as PaymentsSearch)
  return (
    <div className={classes['filters']}>
      <SearchField
        className={classes['search']}
        label={t('searchOrders')}
        search={search.search}
        onSearch={(text) => change({ search: text })}
      />
      <label>
        <span>{t('status')}</span>
        <NativeSelect
          value={search.state ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            ...states.map((value) => ({ value, label: t(value) })),
          ]}
          onChange={(value) => change({ state: states.find((each) => each === value) })}
        />
      </label>
    </div>
  )
}

/** Online payments in the caller's scope, newest first. Search, filter and page are kept in the URL. */
export const OrderTable = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const search = useSearch({ from: '/signed-in/finance/payments' })
  const navigate = useNavigate()
  const go = (next: PaymentsSearch) =>
    void navigate({ to: '/finance/payments', search: next, replace: true, resetScroll: false })
  const { merge, pin, update } = usePinnedRows<Order>(JSON.stringify(search), toOrderID)
  const list = useQuery({
    ...q(financeStaff.orders, { query: search }),
    placeholderData: keepPreviousData,
    select: (data) => ({ ...data, items: merge(data.items) }),
  })
  return (
    <section aria-label={t('payments')}>
      <Filters search={search} go={go} />
      <PagedList list={list} empty={t('noOrders')} onPage={(page) => go({ ...search, page })}>
        {(data) => (
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('order')}</th>
                <th scope="col">{t('student')}</th>
                <th scope="col">{t('amount')}</th>
                <th scope="col">{t('status')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((order, nth) => {
                const { orderID, amount, currency, refunded, status, provider } = order
                const money = (each: string) => formatMoney(each, currency, locale)
                return (
                  <tr key={orderID}>
                    <td>
                      {orderID} · {text(order, 'name')}
                      <span className="muted">
                        {formatInstant(order.created_at, locale)} · {provider} {order.provider_order_id}
                      </span>
                    </td>
                    <td className={classes['who']}>
                      <Link to="/finance" search={{ student: order.studentID }}>
                        {text(order, 'student')}
                      </Link>
                      <span className="muted">{order.code}</span>
                    </td>
                    <td className={classes['money']}>{money(amount)}</td>
                    <td>
                      {t(status)}
                      {Number(refunded) > 0 && (
                        <span className="muted">{t('refundedPart', { amount: money(refunded) })}</span>
                      )}
                      <Mismatch order={order} />
                    </td>
                    <td data-action>
                      <OrderActions
                        order={order}
                        onSend={() => pin(order, nth)}
                        onChecked={(checked) => update(orderID, checked)}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
      </PagedList>
    </section>
  )
}

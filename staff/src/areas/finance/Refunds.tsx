import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { q, type Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import classes from './Finance.module.css'
import { words } from './words.ts'

type Refund = Reply<typeof financeStaff.refunds>['items'][number]
type Decision = 'confirm' | 'reject'

const Decide = ({ refund }: { readonly refund: Refund }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toName = useStaffName()
  const [asked, setAsked] = useState<Decision | null>(null)
  const deciding = useSend(financeStaff.decideRefund, { onSuccess: () => setAsked(null) })
  const params = {
    student: text(refund, 'student'),
    amount: formatMoney(refund.amount, refund.currency, locale),
  }
  return (
    <span className={classes['actions']}>
      {(['confirm', 'reject'] as const).map((decision) => (
        <ActionButton
          key={decision}
          kind="plain"
          ariaLabel={t(`${decision}Named`, params)}
          onClick={() => setAsked(decision)}
        >
          {t(decision)}
        </ActionButton>
      ))}
      {asked !== null && (
        <ConfirmDialog
          title={t(`${asked}Title`)}
          confirmLabel={t(asked)}
          closeLabel={t('keep')}
          isBusy={deciding.isPending}
          problem={deciding.error}
          onConfirm={() => deciding.mutate({ params: { id: refund.refundID }, body: { decision: asked } })}
          onClose={() => {
            deciding.dismiss()
            setAsked(null)
          }}
        >
          <p>
            {params.student}, {params.amount}
          </p>
          <p>
            {t('ofPayment', {
              order: refund.orderID,
              date: formatInstant(refund.ordered_at, locale),
              amount: formatMoney(refund.paid, refund.currency, locale),
            })}
            {Number(refund.refunded) > 0 &&
              ` · ${t('refundedPart', { amount: formatMoney(refund.refunded, refund.currency, locale) })}`}
          </p>
          <p>
            {t('reason')}: {refund.reason}
          </p>
          <p className="muted">
            {t('proposedBy', { who: toName(refund.proposed_by) })} ·{' '}
            {formatInstant(refund.proposed_at, locale)}
          </p>
        </ConfirmDialog>
      )}
    </span>
  )
}

/** Refunds, the waiting ones first; the person who proposed one does not decide it. */
export const Refunds = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toName = useStaffName()
  const [page, setPage] = useState(1)
  const { items, perPage, total } = useSuspenseQuery(q(financeStaff.refunds, { query: { page } })).data
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{t('refunds')}</h2>
      {items.length === 0 && <EmptyState>{t('noRefunds')}</EmptyState>}
      {items.length > 0 && (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('student')}</th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('status')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((refund) => (
              <tr key={refund.refundID}>
                <td>
                  {text(refund, 'student')}
                  <span className="muted">
                    {refund.code} · {t('order')} {refund.orderID}
                  </span>
                </td>
                <td>
                  <span className={classes['money']}>
                    {formatMoney(refund.amount, refund.currency, locale)}
                  </span>
                  <span className="muted">{refund.reason}</span>
                </td>
                <td>
                  {t(refund.state)}
                  <span className="muted">
                    {t('proposedBy', { who: toName(refund.proposed_by) })} ·{' '}
                    {formatInstant(refund.proposed_at, locale)}
                  </span>
                  {refund.decided_by !== null && (
                    <span className="muted">
                      {t(refund.state === 'rejected' ? 'rejectedBy' : 'confirmedBy', {
                        who: toName(refund.decided_by),
                      })}
                    </span>
                  )}
                </td>
                <td data-action>
                  {refund.state === 'proposed' &&
                    (refund.isOwn ? (
                      <span className="muted">{t('ownRefund')}</span>
                    ) : (
                      <Decide refund={refund} />
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} perPage={perPage} total={total} onGo={setPage} />
    </section>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clubProjectsStaff } from '#contract/staff/club-projects-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../Inbox.module.css'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['approved', 'rejected'] as const

/** A project of a club: what it needs and costs, and how much of it is approved. */
export const ClubProjectDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(clubProjectsStaff.entry, { params }))
  const answer = useSend(clubProjectsStaff.answer)
  const undo = useSend(clubProjectsStaff.undo)
  const [typed, setTyped] = useState('')
  const fieldError = useFieldError(answer.error)
  const { title, description, start_date, end_date, resources, cost, approved_cost, currency, status } = data
  const money = (amount: string) => formatMoney(amount, currency, locale)
  return (
    <>
      <Facts
        rows={[
          [t('club'), text(data, 'club')],
          [t('project'), title],
          [t('borrowedFor'), formatDateSpan(start_date, end_date, locale)],
          [t('cost'), money(cost)],
          [t('grantedCost'), approved_cost && money(approved_cost)],
        ]}
      />
      <p className={classes['text']}>{description}</p>
      {resources.length > 0 && (
        <table className={classes['expenses']}>
          <thead>
            <tr>
              <th scope="col">{t('expense')}</th>
              <th scope="col">{t('quantity')}</th>
              <th scope="col">{t('price')}</th>
              <th scope="col">{t('sum')}</th>
            </tr>
          </thead>
          <tbody>
            {resources.map(({ resourceID, description: what, quantity, price, sum }) => (
              <tr key={resourceID}>
                <th scope="row">{what}</th>
                <td>{formatNumber(quantity, locale)}</td>
                <td>{money(price)}</td>
                <td>{money(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <EntryAnswer
        entry={entry}
        data={data}
        decisions={decisions}
        answer={answer}
        undo={undo}
        shownFields={['approved_cost']}
        fields={
          status === 'sent' && (
            <Field
              id="approved_cost"
              label={t('grant')}
              hint={t('grantHint', { most: money(cost) })}
              error={fieldError('approved_cost')}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
        }
        readFields={(decision) => {
          const approved = typed.trim().replace(',', '.')
          return decision === 'rejected' || approved === '' ? {} : { approved_cost: approved }
        }}
      />
    </>
  )
}

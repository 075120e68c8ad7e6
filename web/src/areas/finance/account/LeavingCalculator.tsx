import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { computeLeaving, listInstalments } from '#rules/finance/tuition-contract.ts'
import { isCalendarDay } from '#rules/time/is-calendar-day.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { formatThrough } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import classes from './Account.module.css'
import { contractWords } from './contract-words.ts'
import { leavingID } from './leaving.ts'
import { words as accountWords } from './words.ts'

interface Props {
  readonly today: string
  readonly contract: NonNullable<z.output<typeof finance.general.reply>['contract']>
}

/** When the fee of the contract is due, and what would be given back of what was paid if the student left on a day (spec 9.8.4). */
export const LeavingCalculator = ({ contract, today }: Props) => {
  const t = useWords(contractWords)
  const locale = useLocale()
  const { fee, currency, paid, terms, isRegistered } = contract
  const [day, setDay] = useState(today)
  const details = useRef<HTMLDetailsElement>(null)
  const place = useLocation()
  useEffect(() => {
    if (place.hash !== leavingID || details.current === null) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [place])
  const [isVisaRefused, setVisaRefused] = useState(false)
  const money = (amount: string) => formatMoney(amount, currency, locale)
  const year = {
    fee,
    academicYear: contract.academic_year,
    isFirst: contract.isFirst,
    startsOn: contract.starts_on,
    secondSemesterStartsOn: contract.second_starts_on,
  }
  const leaving = isCalendarDay(day)
    ? computeLeaving(terms, year, { day, paid, isVisaRefused: isVisaRefused && !isRegistered })
    : null
  return (
    <section className={classes['box']}>
      <h2>{t('title')}</h2>
      <p className="muted">{t('fee', { fee: money(fee) })}</p>
      <ul className={classes['list']}>
        {listInstalments(terms, year).map(({ part, amount, due }) => (
          <li key={`${part} ${due}`}>
            <span className={classes['what']}>
              {due === null
                ? t(part === 'initial' ? 'initial' : 'beforeSigning')
                : formatThrough(due, locale)}
            </span>
            <span className={classes['money']}>{money(amount)}</span>
          </li>
        ))}
      </ul>
      <details ref={details} id={leavingID} className={classes['leaving']}>
        <summary>{accountWords.ifILeft[locale]}</summary>
        <div className={classes['box']}>
          <DateField
            name="leaving_day"
            label={t('leavingDay')}
            value={day}
            error={leaving === null ? t('chooseDay') : null}
            onChange={setDay}
          />
          {!isRegistered && (
            <label>
              <input
                type="checkbox"
                checked={isVisaRefused}
                onChange={({ currentTarget }) => setVisaRefused(currentTarget.checked)}
              />{' '}
              {t('visaRefused')}
            </label>
          )}
          {leaving !== null && (
            <output className={classes['box']}>
              <span>
                {t('returned')}: <strong className={classes['money']}>{money(leaving.returned)}</strong>
              </span>
              <span>
                {t('retained')}: <strong className={classes['money']}>{money(leaving.retained)}</strong>
              </span>
              <span className="muted">
                {leaving.percent === null
                  ? t(leaving.when === 'visa_refused' ? 'byVisa' : 'byWhole', {
                      amount: money(toAmount(toMinorUnits(String(terms.visa_retained)))),
                    })
                  : t('byPercent', { percent: leaving.percent })}
                {leaving.until !== null && ` ${t('until', { when: formatThrough(leaving.until, locale) })}`}
              </span>
              {toMinorUnits(paid) === 0n && <span className="muted">{t('nothingPaid')}</span>}
            </output>
          )}
          <p className="muted">{t('estimate')}</p>
        </div>
      </details>
    </section>
  )
}

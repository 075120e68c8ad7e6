import { compareNames } from '#rules/text/to-sort-key.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { BookTuition, SetPrice } from './ChangeTuition.tsx'
import { FinanceTabs } from './FinanceTabs.tsx'
import classes from './Finance.module.css'
import { words } from './words.ts'

const Plan = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const plan = useSuspenseQuery(q(financeStaff.planTuition)).data
  const hasChange = ({ more, less }: (typeof plan.programmes)[number]) => more + less > 0
  // The most urgent first.
  const programmes = plan.programmes.toSorted(
    (a, b) =>
      Number(hasChange(b)) - Number(hasChange(a)) || compareNames(text(a, 'programme'), text(b, 'programme')),
  )
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{text(plan, 'semester')}</h2>
      <p className="muted">{t('tuitionText')}</p>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('programme')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('difference')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {programmes.map((each) => {
            const { programmeID, price, due, currency, students, more, less, difference } = each
            const isChanged = hasChange(each)
            return (
              <tr key={programmeID}>
                <td>
                  {text(each, 'programme')}
                  <span className="muted">
                    {t('students')}: {students}
                  </span>
                </td>
                <td>
                  {price === null ? (
                    t('noPrice')
                  ) : (
                    <span className={classes['money']}>{formatMoney(price, currency, locale)}</span>
                  )}
                  {due !== null && (
                    <span className="muted">
                      {t('due')}: {formatDate(due, locale)}
                    </span>
                  )}
                </td>
                <td>
                  {isChanged ? (
                    <>
                      <span className={classes['money']}>{formatMoney(difference, currency, locale)}</span>
                      <span className="muted">{t('moreAndLess', { more, less })}</span>
                    </>
                  ) : (
                    t('nothing')
                  )}
                </td>
                <td data-action>
                  <span className={classes['actions']}>
                    <SetPrice programme={each} />
                    {isChanged && <BookTuition programme={each} />}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The price list of the current semester, what booking it would change, and the booking. */
const TuitionScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('tuition')}>
      <div className={classes['view']}>
        <FinanceTabs />
        <Plan />
      </div>
    </Screen>
  )
}

export default TuitionScreen

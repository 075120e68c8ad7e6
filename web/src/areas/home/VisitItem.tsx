import type { User } from '#contract/account/session.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { words } from './words.ts'

/** The visit to sign the contract, with a button to change it until the day before (spec 4.4.2). */
export const VisitItem = ({ visit }: { visit: NonNullable<User['visit']> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { date, start, end } = visit
  return (
    <li className={classes['item']} data-open>
      <Icon name="calendar" />
      <div className={classes['text']}>
        {t('visit', { date: formatDateWithWeekday(date, locale), time: `${start}–${end}` })}
        <span className={classes['muted']}>
          {text(visit, 'branch')}, {text(visit, 'address')}
        </span>
      </div>
      {visit.can_be_removed && (
        <button
          type="button"
          className="plain-button"
          onClick={() => openDuty({ key: 'choose_times', params: { change: 1 } })}
        >
          {t('changeVisit')}
        </button>
      )}
    </li>
  )
}

import { formatNumber } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Appeal } from './exam-paper.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

const icons: Readonly<Record<Appeal['status'], IconName>> = {
  sent: 'clock',
  accepted: 'check',
  refused: 'close',
}

/** The receipt of an appeal: number, text, state and answer. */
export const AppealReceipt = ({ appeal }: { appeal: Appeal }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { appealID, text, created_at, status, answer, answered_at, score_before, score_after } = appeal
  const format = (value: number) => formatNumber(value, locale)
  return (
    <div className={classes['receipt']}>
      <p className={classes['state']} data-status={status}>
        <Icon name={icons[status]} size={18} /> <strong>{t(status)}</strong>
        <span className={classes['muted']}>
          {t('receipt', { number: appealID })} · {t('sentAt', { when: formatInstant(created_at, locale) })}
        </span>
      </p>
      <p className={classes['prose']}>{text}</p>
      {answer !== null && answered_at !== null && (
        <div className={classes['reply']}>
          <strong>{t('answered', { when: formatInstant(answered_at, locale) })}</strong>
          <p className={classes['prose']}>{answer}</p>
          {score_before !== null && score_after !== null && score_after !== score_before && (
            <p>{t('pointsRaised', { before: format(score_before), after: format(score_after) })}</p>
          )}
        </div>
      )}
    </div>
  )
}

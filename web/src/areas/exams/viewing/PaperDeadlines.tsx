import type { getViewingState } from '#rules/exams/viewing.ts'
import { formatShortDeadline } from '#web/i18n/format-instant.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { ViewedExam } from './exam-paper.ts'
import { getAppealLabel } from './useAppealDeadline.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

interface Props {
  readonly exam: ViewedExam
  readonly state: ReturnType<typeof getViewingState>
  readonly now: number
}

/** When a paper is shown and until when it can be appealed against: one row for each date. */
export const PaperDeadlines = ({ exam, state, now }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { view_from, view_until, appeal_until } = exam
  const dates = [
    ...(state === 'soon' ? [{ label: t('opens'), when: formatShortInstant(view_from, locale) }] : []),
    { label: t(state === 'over' ? 'closed' : 'until'), when: formatShortDeadline(view_until, locale) },
    ...(appeal_until === null
      ? []
      : [{ label: t(getAppealLabel(appeal_until, now)), when: formatShortDeadline(appeal_until, locale) }]),
  ]
  return (
    <>
      <dl className={classes['dates']}>
        {dates.map(({ label, when }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
      {appeal_until === null && <span className={classes['muted']}>{t('noAppeals')}</span>}
    </>
  )
}

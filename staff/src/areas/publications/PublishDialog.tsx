import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import facts from '#web/ui/classes/facts.module.css'
import type { Audience, Publication } from './publication-form.ts'
import classes from './PublishScreen.module.css'
import { words } from './words.ts'

interface Props {
  readonly publication: Publication
  readonly audience: Audience
  /** How many students it has. */
  readonly count: number
  readonly isBusy: boolean
  /** The error of the last attempt. */
  readonly problem: unknown
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Repeats what is published, to whom and when, since it cannot be undone. */
export const PublishDialog = ({ publication, audience, count, ...dialog }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const { form, title, titleeng, publish_at } = publication
  const number = formatNumber(count, locale)
  const isNow = publish_at === undefined
  return (
    <ConfirmDialog
      title={t(isNow ? 'publishNowTitle' : 'scheduleTitle', { count, number })}
      confirmLabel={t(isNow ? 'publishNow' : 'schedule')}
      closeLabel={t('cancelForm')}
      {...dialog}
    >
      <dl className={`${facts['facts']} ${classes['facts']}`}>
        <dt>{t(form)}</dt>
        <dd>
          <span lang="ka">{title}</span>
          <span lang="en">{titleeng}</span>
        </dd>
        <dt>{t('audience')}</dt>
        <dd>{text(audience, 'name')}</dd>
        <dt>{t('students')}</dt>
        <dd>{number}</dd>
        <dt>{t('when')}</dt>
        <dd>{isNow ? t('now') : formatInstant(publish_at, locale)}</dd>
      </dl>
      <p>{t(isNow ? 'nowIsFinal' : 'laterIsFinal')}</p>
    </ConfirmDialog>
  )
}

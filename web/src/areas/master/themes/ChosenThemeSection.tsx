import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import type { Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/areas/master/words.ts'
import classes from './Themes.module.css'

export type ChosenTheme = NonNullable<Reply<typeof master.themes>['mine']>

const icons: Readonly<Record<ChosenTheme['status'], IconName>> = {
  sent: 'clock',
  approved: 'check',
  rejected: 'close',
}

interface Props {
  readonly theme: ChosenTheme
  readonly canChoose: boolean
  readonly onRemoved: () => void
}

/** The chosen or proposed theme: state, supervisor, and how to give it back. */
export const ChosenThemeSection = ({ theme, canChoose, onRemoved }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useSend(master.removeTheme, {
    onSuccess: () => {
      setConfirming(false)
      onRemoved()
    },
  })
  const { status, reason, sent_at, can_be_removed, supervisor } = theme
  return (
    <>
      <p className={classes['title']}>{text(theme, 'theme')}</p>
      <p>{t('supervisor', { name: text(supervisor, 'name') })}</p>
      <p className={classes['state']} data-status={status}>
        <Icon name={icons[status]} size={18} /> {t(status)}
        <time dateTime={sent_at}>{formatInstant(sent_at, locale)}</time>
      </p>
      {reason !== null && <p>{t('reason', { reason })}</p>}
      {status === 'rejected' && canChoose && <p>{t('chooseAnother')}</p>}
      {can_be_removed && (
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            remove.reset()
            setConfirming(true)
          }}
        >
          {t('removeTheme')}
        </button>
      )}
      <ConfirmModal
        isOpen={isConfirming}
        title={t('removeTitle')}
        confirmLabel={t('removeTheme')}
        isDangerous
        isBusy={remove.isPending}
        problem={remove.error}
        onConfirm={() => remove.mutate()}
        onClose={() => setConfirming(false)}
      >
        <p className={classes['title']}>{text(theme, 'theme')}</p>
        <p>{t('removeText')}</p>
      </ConfirmModal>
    </>
  )
}

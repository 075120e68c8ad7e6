import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import type { Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { words } from '../words.ts'
import classes from './Themes.module.css'

export type Mine = NonNullable<Reply<typeof master.themes>['mine']>

const icons: Readonly<Record<Mine['status'], IconName>> = {
  sent: 'clock',
  approved: 'check',
  rejected: 'close',
}

interface Props {
  readonly mine: Mine
  readonly canChoose: boolean
  readonly onGivenBack: () => void
}

/** The theme that I have chosen or proposed: its state, its supervisor, and how to give it back. */
export const MyTheme = ({ mine, canChoose, onGivenBack }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const removing = useSend(master.removeTheme, {
    onSuccess: () => {
      setAsked(false)
      onGivenBack()
    },
  })
  const { status, reason, sent_at, can_be_removed, supervisor } = mine
  return (
    <>
      <p className={classes['title']}>{text(mine, 'theme')}</p>
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
            removing.reset()
            setAsked(true)
          }}
        >
          {t('giveBack')}
        </button>
      )}
      <ConfirmModal
        isOpen={isAsked}
        title={t('giveBackThis')}
        confirmLabel={t('giveBack')}
        cancelLabel={t('keepIt')}
        isDangerous
        isBusy={removing.isPending}
        problem={removing.error}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsked(false)}
      >
        <p className={classes['title']}>{text(mine, 'theme')}</p>
        <p>{t('thenFree')}</p>
      </ConfirmModal>
    </>
  )
}

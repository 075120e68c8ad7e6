import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { OfficeContact } from './OfficeContact.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** All times are taken: whom to ask for one (spec 4.4). */
export const NoTimesLeft = ({ onClose }: { onClose: (() => void) | undefined }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { sign_by } = useSuspenseQuery(q(agreements.internationalData)).data
  return (
    <ModalContents
      title={t('noTimesTitle')}
      isClosable={onClose !== undefined}
      actions={onClose && <Button onClick={onClose}>{t('later')}</Button>}
    >
      <p>{t('noTimesText')}</p>
      <OfficeContact />
      <p className="muted">
        {t('lastDay', { date: sign_by === null ? '—' : formatDate(sign_by, locale, 'short') })}
      </p>
    </ModalContents>
  )
}

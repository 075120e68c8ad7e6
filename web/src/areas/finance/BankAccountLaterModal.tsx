import { Button } from '@mantine/core'
import { useWords } from '#web/i18n/useWords.ts'
import { MissingPhoneNotice } from '#web/parts/sms-code/MissingPhoneNotice.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import '#web/ui/mantine.css'
import { words } from './words.ts'

/** Of a student without a phone: the account is given when there is a number for the code. */
export const BankAccountLaterModal = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(words)
  return (
    <ModalContents
      title={t('accountTitle')}
      isClosable
      actions={
        <Button variant="default" onClick={onClose}>
          {t('later')}
        </Button>
      }
    >
      <p>{t('accountText')}</p>
      <MissingPhoneNotice onLeave={onClose} />
    </ModalContents>
  )
}

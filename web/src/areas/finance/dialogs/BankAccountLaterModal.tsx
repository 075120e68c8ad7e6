import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { PhoneSteps } from '#web/parts/phone-change/PhoneSteps.tsx'
import { MissingPhoneNotice } from '#web/parts/sms-code/MissingPhoneNotice.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import '#web/ui/mantine.css'
import { words as uiWords } from '#web/ui/words.ts'
import { words } from './words.ts'

/** Of a student without a phone: the account is given when there is a number for the code. */
export const BankAccountLaterModal = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(words)
  const u = useWords(uiWords)
  const [isAdding, setAdding] = useState(false)
  const back = () => setAdding(false)
  if (isAdding) return <PhoneSteps isClosable onBack={back} onChanged={back} />
  return (
    <ModalContents
      title={t('accountTitle')}
      isClosable
      actions={
        <Button variant="default" onClick={onClose}>
          {u('later')}
        </Button>
      }
    >
      <p>{t('accountText')}</p>
      <MissingPhoneNotice onAdd={() => setAdding(true)} />
    </ModalContents>
  )
}

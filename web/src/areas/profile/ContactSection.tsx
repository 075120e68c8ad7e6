import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profile } from '#contract/account/profile.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { FactList } from './FactList.tsx'
import { PhoneSteps } from '#web/parts/phone-change/PhoneSteps.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

/** Contact data; only the phone can be changed here. */
export const ContactSection = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: contact } = useSuspenseQuery(q(profile.contactInformation))
  const [isChanging, setChanging] = useState(false)
  const [isChanged, setChanged] = useState(false)
  return (
    <>
      <FactList
        facts={[
          [t('emailUG'), contact.email_UG],
          [t('email'), contact.email],
          [t('phone'), contact.phone],
          [t('address'), text(contact, 'address')],
        ]}
      />
      <p className="muted">{t('changeOther')}</p>
      <div className={classes['notices']}>
        {isChanged && <Notice kind="success">{t('phoneChanged')}</Notice>}
      </div>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          setChanged(false)
          setChanging(true)
        }}
      >
        {t('changePhone')}
      </button>
      <ModalFrame isOpen={isChanging} onClose={() => setChanging(false)}>
        <PhoneSteps
          isClosable
          onBack={null}
          onChanged={() => {
            setChanging(false)
            setChanged(true)
          }}
        />
      </ModalFrame>
    </>
  )
}

import { useSuspenseQueries } from '@tanstack/react-query'
import { profile } from '#contract/account/profile.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { PhoneSteps } from '#web/parts/phone-change/PhoneSteps.tsx'
import { ChangeButton } from './ChangeButton.tsx'
import { FactList } from './FactList.tsx'
import { words } from './words.ts'

/** Contact data; only the phone can be changed here. */
export const ContactSection = () => {
  const t = useWords(words)
  const text = useLocalized()
  const [{ data: contact }, { data: own }] = useSuspenseQueries({
    queries: [q(profile.contactInformation), q(session.user)],
  })
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
      <p className="muted">{t('changeOther', { school: text(own.user, 'school') })}</p>
      <ChangeButton
        label={t('changePhone')}
        name="phone"
        changedText={t('phoneChanged')}
        renderDialog={({ onChanged }) => <PhoneSteps isClosable onBack={null} onChanged={onChanged} />}
      />
    </>
  )
}

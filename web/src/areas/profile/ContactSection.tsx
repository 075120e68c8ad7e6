import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { profile } from '#contract/account/profile.ts'
import { toOnDatePhrase } from '#rules/time/date-phrase.ts'
import { q } from '#web/api/call.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { formatPhone } from '#web/i18n/format-phone.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { PhoneSteps } from '#web/parts/phone-change/PhoneSteps.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ChangeButton } from './ChangeButton.tsx'
import { FactList } from './FactList.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

/** Contact data; only the phone can be changed here. */
export const ContactSection = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: contact } = useSuspenseQuery(q(profile.contactInformation))
  return (
    <>
      <FactList
        facts={[
          [t('emailUG'), contact.email_UG],
          [t('email'), contact.email],
          [
            t('phone'),
            contact.phone === null ? null : formatPhone(contact.phone),
            <ChangeButton
              key="change"
              kind="text"
              label={t('change')}
              ariaLabel={t('changePhone')}
              name="phone"
              changedText={t('phoneChanged')}
              renderDialog={({ close, onChanged }) => (
                <PhoneSteps isClosable onBack={null} onCancel={close} onChanged={onChanged} />
              )}
            />,
          ],
          [t('address'), text(contact, 'address')],
        ]}
      />
      {contact.phone_held_until !== null && (
        <Notice kind="info">
          {t('phoneHeld', { until: toOnDatePhrase(toUniversityTime(contact.phone_held_until).date) })}
        </Notice>
      )}
      <p className={classes['toDepartment']}>
        <Link to="." hash="department">
          {t('changeOther')}
        </Link>
      </p>
    </>
  )
}

import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profile } from '#contract/profile.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ChangePhoneModal } from './ChangePhoneModal.tsx'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'
import classes from './Profile.module.css'
import { words } from './words.ts'

/** How the university reaches the student; the phone can be changed. */
export const ContactSection = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: contact } = useSuspenseQuery(q(profile.contactInformation))
  const [isChanging, setChanging] = useState(false)
  const [isChanged, setChanged] = useState(false)
  return (
    <Section title={t('contact')}>
      <Facts
        facts={[
          [t('universityEmail'), contact.email_UG],
          [t('email'), contact.email],
          [t('phone'), contact.phone],
          [t('address'), text(contact, 'address')],
        ]}
      />
      {isChanged && <Notice kind="success">{t('phoneChanged')}</Notice>}
      <div className={classes['buttons']}>
        <Button
          variant="default"
          onClick={() => {
            setChanged(false)
            setChanging(true)
          }}
        >
          {t('changePhone')}
        </Button>
      </div>
      <ChangePhoneModal
        opened={isChanging}
        onClose={() => setChanging(false)}
        onChanged={() => {
          setChanging(false)
          setChanged(true)
        }}
      />
    </Section>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'
import { words } from './words.ts'

/** Who the student is and what she studies. */
export const StudiesSection = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { user } = useSuspenseQuery(q(session.user)).data
  return (
    <Section title={t('studies')}>
      <Facts
        facts={[
          [t('name'), `${text(user, 'fname')} ${text(user, 'lname')}`],
          [t('code'), user.code],
          [t('personalNumber'), user.personal_code],
          [t('school'), text(user, 'school')],
          [t('programme'), text(user, 'speciality')],
          ...(user.concentration === null ? [] : [[t('concentration'), user.concentration] as const]),
          [t('semester'), String(user.order_number)],
          [t('ects'), String(user.ects)],
          [t('status'), text(user, 'studentStatus')],
        ]}
      />
    </Section>
  )
}

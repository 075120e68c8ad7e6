import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { AgreementsSection } from '#web/areas/agreements/AgreementsSection.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { PersonalFacts } from './PersonalFacts.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DeviceList } from './DeviceList.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PictureSection } from './PictureSection.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

const ProfileScreen = () => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  const columns = [
    [
      { name: 'about' as const, part: <PersonalFacts /> },
      { name: 'contact' as const, part: <ContactSection /> },
    ],
    [
      { name: 'picture' as const, part: <PictureSection /> },
      ...(user.getInternationalStudents
        ? [{ name: 'agreements' as const, part: <AgreementsSection /> }]
        : []),
      { name: 'password' as const, part: <PasswordSection /> },
      { name: 'devices' as const, part: <DeviceList /> },
    ],
  ]
  return (
    <Screen name={t('profile')}>
      <div className={classes['profile']}>
        {columns.map((sections) => (
          <div key={sections[0]?.name} className={classes['column']}>
            {sections.map(({ name, part }) => (
              <section key={name} aria-label={t(name)} className={classes['section']}>
                <h2>{t(name)}</h2>
                <DataBoundary>{part}</DataBoundary>
              </section>
            ))}
          </div>
        ))}
      </div>
    </Screen>
  )
}

export default ProfileScreen

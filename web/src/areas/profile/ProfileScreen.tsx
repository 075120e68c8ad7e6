import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { MyAgreements } from '#web/areas/agreements/MyAgreements.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { AboutMe } from './AboutMe.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Contact } from './Contact.tsx'
import { Devices } from './Devices.tsx'
import { MyPicture } from './MyPicture.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

const ProfileScreen = () => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  const sections = [
    { name: t('about'), part: <AboutMe /> },
    { name: t('picture'), part: <MyPicture /> },
    { name: t('contact'), part: <Contact /> },
    ...(user.getInternationalStudents ? [{ name: t('agreements'), part: <MyAgreements /> }] : []),
    { name: t('password'), part: <ChangePassword /> },
    { name: t('devices'), part: <Devices /> },
  ]
  return (
    <Screen name={t('profile')}>
      <div className={classes['profile']}>
        {sections.map(({ name, part }) => (
          <section key={name} aria-label={name} className={classes['section']}>
            <h2>{name}</h2>
            <DataBoundary>{part}</DataBoundary>
          </section>
        ))}
      </div>
    </Screen>
  )
}

export default ProfileScreen

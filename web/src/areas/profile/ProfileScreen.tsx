import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/Screen.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PictureSection } from './PictureSection.tsx'
import { StudiesSection } from './StudiesSection.tsx'
import classes from './Profile.module.css'
import { words } from './words.ts'

const ProfileScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('profile')}>
      <div className={classes['sections']}>
        <StudiesSection />
        <PictureSection />
        <ContactSection />
        <PasswordSection />
        <DevicesSection />
      </div>
    </Screen>
  )
}

export default ProfileScreen

import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { AgreementsSection } from '#web/areas/agreements/AgreementsSection.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { PersonalFacts } from './PersonalFacts.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DepartmentSection } from './DepartmentSection.tsx'
import { DeviceList } from './DeviceList.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PictureSection } from './PictureSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import classes from './ProfileScreen.module.css'
import { StaffViewList } from './StaffViewList.tsx'
import { words } from './words.ts'

const ProfileScreen = () => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  const hasAgreements = user.getInternationalStudents
  const password = (
    <ProfileSection name={t('password')}>
      <PasswordSection />
    </ProfileSection>
  )
  return (
    <Screen name={t('profile')}>
      <div className={classes['profile']}>
        <div className={classes['column']}>
          <ProfileSection name={t('about')}>
            <PersonalFacts />
          </ProfileSection>
          <ProfileSection name={t('contact')}>
            <ContactSection />
          </ProfileSection>
          {/* The other column is as long as this one without the password or with the agreements. */}
          {hasAgreements && password}
        </div>
        <div className={classes['column']}>
          <ProfileSection name={t('picture')} isFolded height="short">
            <PictureSection />
          </ProfileSection>
          {hasAgreements ? (
            <ProfileSection name={t('agreements')} height="short">
              <AgreementsSection />
            </ProfileSection>
          ) : (
            password
          )}
          <ProfileSection name={t('department')} height="middle">
            <DepartmentSection />
          </ProfileSection>
        </div>
        <ProfileSection name={t('devices')} isFolded height="short">
          <DeviceList />
        </ProfileSection>
        <ProfileSection name={t('staffViews')} isFolded height="short">
          <StaffViewList />
        </ProfileSection>
      </div>
    </Screen>
  )
}

export default ProfileScreen

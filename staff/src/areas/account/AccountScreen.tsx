import { signOut } from '#staff/api/session.ts'
import { useUser } from '#staff/api/use-user.ts'
import { setColorScheme, useColorScheme, type ColorScheme } from '#web/api/color-scheme.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import card from '#web/ui/classes/card.module.css'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './AccountScreen.module.css'
import { ChangePassword } from './ChangePassword.tsx'
import { Devices } from './Devices.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { words } from './words.ts'

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly ColorScheme[]

const Me = () => {
  const t = useWords(words)
  const text = useLocalized()
  const user = useUser()
  const scheme = useColorScheme()
  return (
    <section className={`${card['card']} ${classes['me']}`}>
      <p>
        <strong>
          {text(user, 'fname')} {text(user, 'lname')}
        </strong>
        <span className="muted">{user.email}</span>
      </p>
      <label>
        <span className="muted">{t('colours')}</span>
        <NativeSelect
          value={scheme}
          options={schemes.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => setColorScheme(value as ColorScheme)}
        />
      </label>
      <ActionButton kind="plain" onClick={() => void signOut()}>
        {t('signOut')}
      </ActionButton>
    </section>
  )
}

/** The own account: colours, password, second factor, devices. */
const AccountScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('account')} isReading>
      <div className={classes['sections']}>
        <Me />
        <SecondFactor />
        <ChangePassword />
        <Devices />
      </div>
    </Screen>
  )
}

export default AccountScreen

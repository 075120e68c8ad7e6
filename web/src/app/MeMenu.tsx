import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { session } from '#contract/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import classes from './MeMenu.module.css'
import { words } from './words.ts'

const schemes = [
  { scheme: 'auto', icon: 'screen', word: 'bySystem' },
  { scheme: 'light', icon: 'sun', word: 'light' },
  { scheme: 'dark', icon: 'moon', word: 'dark' },
] as const satisfies readonly { scheme: MantineColorScheme; icon: IconName; word: keyof typeof words }[]

/** What is mine: who I am here, my profile, how the portal looks, and the way out. */
export const MeMenu = () => {
  const t = useWords(words)
  const text = useLocalized()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const user = useQuery(q(session.user)).data?.user
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Disclosure key={path} label={<Icon name="person" />} name={t('me')}>
      <div className={classes['me']}>
        {user && (
          <p>
            <strong>
              {text(user, 'fname')} {text(user, 'lname')}
            </strong>
            <span>{user.code}</span>
          </p>
        )}
        <Link to="/profile">
          <Icon name="person" />
          {t('profile')}
        </Link>
        <fieldset>
          <legend>{t('look')}</legend>
          {schemes.map(({ scheme, icon, word }) => (
            <label key={scheme}>
              <input
                type="radio"
                name="scheme"
                checked={colorScheme === scheme}
                onChange={() => setColorScheme(scheme)}
              />
              <Icon name={icon} />
              {t(word)}
            </label>
          ))}
        </fieldset>
        <Link to="/logout" preload={false}>
          <Icon name="leave" />
          {t('leave')}
        </Link>
      </div>
    </Disclosure>
  )
}

import { useQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { setColorScheme, useColorScheme, type ColorScheme } from '#web/api/color-scheme.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { moonIcon } from '#web/ui/moon-icon.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { ShortcutSwitch } from '#web/ui/shortcuts/ShortcutSwitch.tsx'
import classes from './MePanel.module.css'
import { MenuTree } from '#web/app/menu/MenuTree.tsx'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { showKeys } from '#web/app/keys/show-keys.ts'
import { meWords } from './me-words.ts'

const schemes = [
  { scheme: 'auto', icon: iconPaths.screen, word: 'bySystem' },
  { scheme: 'light', icon: iconPaths.sun, word: 'light' },
  { scheme: 'dark', icon: moonIcon, word: 'dark' },
] as const satisfies readonly { scheme: ColorScheme; icon: string; word: keyof typeof meWords }[]

const isLogOut = ({ path }: MenuItem) => path === '/logout'

interface MePanelProps {
  /** The group of the header's menu that contains the log-out. */
  readonly items: readonly MenuItem[]
  readonly currentPath: string | null
}

/** The contents of the student's own menu: name and code, own items, colour scheme, switch of the keys, and log-out last. */
export const MePanel = ({ items, currentPath }: MePanelProps) => {
  const t = useWords(meWords)
  const text = useLocalized()
  const user = useQuery(q(session.user)).data?.user
  const colorScheme = useColorScheme()
  return (
    <div className={classes['me']}>
      {user && (
        <p>
          <strong>
            {text(user, 'fname')} {text(user, 'lname')}
          </strong>
          <span>{user.code}</span>
        </p>
      )}
      <MenuTree items={items.filter((item) => !isLogOut(item))} currentPath={currentPath} />
      <fieldset>
        <legend>{t('colourScheme')}</legend>
        {schemes.map(({ scheme, icon, word }) => (
          <label key={scheme}>
            <input
              type="radio"
              name="scheme"
              checked={colorScheme === scheme}
              onChange={() => setColorScheme(scheme)}
            />
            <StrokeIcon d={icon} />
            {t(word)}
          </label>
        ))}
      </fieldset>
      {/* With the keys switched off, none opens their list. */}
      <div className={classes['keys']}>
        <ShortcutSwitch />
        <button type="button" onClick={showKeys}>
          {t('keys')}
        </button>
      </div>
      <MenuTree items={items.filter(isLogOut)} currentPath={currentPath} />
    </div>
  )
}

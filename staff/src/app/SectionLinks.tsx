import { sectionIcons } from '#staff/sections/section-icons.ts'
import { Link } from '@tanstack/react-router'
import { signOut } from '#staff/api/session.ts'
import { useUser } from '#staff/api/use-user.ts'
import { words as sectionWords } from '#staff/sections/words.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import classes from './Sections.module.css'
import { useSections } from './useSections.ts'
import { words } from './words.ts'

/** Every section that whoever is signed in may use, and who that is. */
export const SectionLinks = () => {
  const t = useWords(words)
  const nameOf = useWords(sectionWords)
  const text = useLocalized()
  const user = useUser()
  return (
    <>
      <ul className="plain-list">
        {useSections().map(({ path, name, icon }) => (
          <li key={name}>
            <Link
              to={path}
              className={classes['item']}
              activeOptions={{ exact: path === '/', includeSearch: false }}
            >
              <StrokeIcon d={sectionIcons[icon]} />
              <span>{nameOf(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes['me']}>
        {text(user, 'fname')} {text(user, 'lname')}
        <button type="button" className="text-button" onClick={() => void signOut()}>
          {t('signOut')}
        </button>
      </p>
    </>
  )
}

import { sectionIcons } from '#staff/sections/section-icons.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { signOut } from '#staff/api/session.ts'
import { useUser } from '#staff/api/use-user.ts'
import { groupWords, words as sectionWords } from '#staff/sections/words.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import classes from './Sections.module.css'
import { useSections } from './useSections.ts'
import { words } from './words.ts'

/** A menu longer than this is divided into groups. */
const longMenu = 8

/** Every section that whoever is signed in may use, and who that is. */
export const SectionLinks = () => {
  const t = useWords(words)
  const nameOf = useWords(sectionWords)
  const groupOf = useWords(groupWords)
  const text = useLocalized()
  const user = useUser()
  const idPrefix = useId()
  const all = useSections()
  const groups = all.length > longMenu ? [...new Set(all.map(({ group }) => group))] : null
  const list = (shown: typeof all, labelID?: string) => (
    <ul className="plain-list" aria-labelledby={labelID}>
      {shown.map(({ path, name, icon }) => (
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
  )
  return (
    <>
      <div className={classes['sections']}>
        {groups === null
          ? list(all)
          : groups.map((group) => {
              const id = `${idPrefix}-${group}`
              const shown = all.filter((each) => each.group === group)
              return group === '' ? (
                <div key={group}>{list(shown)}</div>
              ) : (
                <div key={group}>
                  <p id={id} className={classes['group']}>
                    {groupOf(group)}
                  </p>
                  {list(shown, id)}
                </div>
              )
            })}
      </div>
      <p className={classes['me']}>
        {text(user, 'fname')} {text(user, 'lname')}
        <button type="button" className="text-button" onClick={() => void signOut()}>
          {t('signOut')}
        </button>
      </p>
    </>
  )
}

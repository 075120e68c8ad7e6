import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { words } from './words.ts'

const links: readonly { name: keyof typeof words; path: string; icon: IconName }[] = [
  { name: 'toRegistration', path: '/registration', icon: 'pencil' },
  { name: 'toExams', path: '/exam-schedule', icon: 'exam' },
  { name: 'toMarks', path: '/evaluations', icon: 'marks' },
  { name: 'toProgramme', path: '/my-program', icon: 'book' },
]

/** The screens that a student opens most. */
export const Shortcuts = () => {
  const t = useWords(words)
  return (
    <ul className={`plain-list ${classes['shortcuts']}`}>
      {links.map(({ name, path, icon }) => (
        <li key={path}>
          <Link to={path as '/'}>
            <Icon name={icon} /> {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

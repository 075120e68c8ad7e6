import { Link } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { DescribedMark } from '../schedule-entry.ts'
import { words } from '../words.ts'
import classes from './Details.module.css'

interface Props {
  readonly marks: readonly DescribedMark[]
  /** The title of each is shown: the popover has one of its own. */
  readonly isTitled?: boolean
}

/** The dates of a day, each with the way to its page. */
export const MarkDetails = ({ marks, isTitled = false }: Props) => {
  const t = useWords(words)
  const isUnlocked = useUnlockedPaths()
  return (
    <ul className={classes['marks']}>
      {marks.map(({ key, title, about, when, path }) => (
        <li key={key}>
          <span>
            {isTitled && <strong>{title}</strong>}
            <span className={classes['about']}>{[when, about].filter(Boolean).join(' · ')}</span>
          </span>
          {isUnlocked(path) && (
            <Link to={path as '/'} className="plain-button" aria-label={`${t('openPage')}: ${title}`}>
              {t('openPage')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { DescribedMark } from '../schedule-entry.ts'
import { words } from '../words.ts'
import classes from './Details.module.css'

type Mark = Pick<DescribedMark, 'key' | 'title' | 'about' | 'path' | 'when'>

interface Props {
  readonly marks: readonly Mark[]
  /** Several, each with its title; of one the popover has it. */
  readonly isTitled?: boolean
}

/** The dates of a day, each with the way to its page. */
export const MarkDetails = ({ marks, isTitled = false }: Props) => {
  const t = useWords(words)
  const isUnlocked = useUnlockedPaths()
  if (isTitled)
    return (
      <ul className={classes['marks']}>
        {marks.map((mark) => (
          <li key={mark.key}>
            {isUnlocked(mark.path) ? (
              <Link {...toLink(mark.path)}>
                <MarkLines mark={mark} />
                <Icon name="right" size={18} />
              </Link>
            ) : (
              <MarkLines mark={mark} />
            )}
          </li>
        ))}
      </ul>
    )
  return marks.map(({ key, when, about, path }) => (
    <div key={key} className={classes['details']}>
      <p>{[when, about].filter(Boolean).join(' · ')}</p>
      {isUnlocked(path) && (
        <p className={classes['links']}>
          <Link {...toLink(path)} className="plain-button">
            {t('openPage')}
          </Link>
        </p>
      )}
    </div>
  ))
}

const MarkLines = ({ mark: { title, when, about } }: { readonly mark: Mark }) => (
  <span>
    <strong>{title}</strong>
    <span className={classes['about']}>{[when, about].filter(Boolean).join(' · ')}</span>
  </span>
)

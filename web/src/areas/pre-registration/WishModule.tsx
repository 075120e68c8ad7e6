import { useState } from 'react'
import type * as z from 'zod/mini'
import type { programModule } from '#contract/rows/offered-subject.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './WishSources.module.css'
import type { Wish, Wishable, Wishing } from './useWishing.ts'
import { WishRow } from './WishRow.tsx'
import { words } from './words.ts'

/** So many subjects of a long module are shown at a time. */
const page = 25

interface Props {
  readonly module: z.output<typeof programModule>
  readonly subjects: readonly Wishable[]
  readonly mine: readonly Wish[]
  readonly wishing: Wishing
  readonly canWish: boolean
  readonly isSearching: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onTakeBack: (wish: Wish) => void
}

/** One module: its name, how far I am in it, and its subjects, those I have passed last. */
export const WishModule = (props: Props) => {
  const { module, subjects, mine, wishing, canWish, isSearching, isOpen, onToggle, onTakeBack } = props
  const t = useWords(words)
  const text = useLocalized()
  const [count, setCount] = useState(page)
  const inOrder = subjects.toSorted((one, other) => Number(one.passed) - Number(other.passed))
  const wished = subjects.filter(({ is_preregistered }) => is_preregistered).length
  return (
    <div className={classes['module']}>
      <h2 className={classes['heading']}>
        <button
          type="button"
          className={classes['moduleButton']}
          aria-expanded={isOpen}
          disabled={isSearching}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={18} />
          <span className={classes['moduleName']}>{text(module, 'module')}</span>
          <span className={classes['soft']}>
            {t('moduleDone', { done: module.ects_done, ects: module.ects })}
            {wished > 0 && ` · ${t('moduleWished', { count: wished })}`}
          </span>
        </button>
      </h2>
      {isOpen && inOrder.length === 0 && (
        <p className={classes['none']}>{t(module.kind === 'free' ? 'noFree' : 'noSubjects')}</p>
      )}
      {isOpen && (
        <ul className={classes['subjects']}>
          {inOrder.slice(0, count).map((subject) => (
            <WishRow
              key={subject.subjectID}
              {...{ subject, wishing, canWish, onTakeBack }}
              own={mine.find(({ subjectID }) => subjectID === subject.subjectID) ?? null}
            />
          ))}
        </ul>
      )}
      {isOpen && inOrder.length > count && (
        <button type="button" className="plain-button" onClick={() => setCount(count + page)}>
          {t('more', { count: inOrder.length - count })}
        </button>
      )}
    </div>
  )
}

import { Fragment, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

/** A long e-mail address breaks there before it breaks inside a word. */
const breakBeforeAt = (value: string): ReactNode =>
  value.split(/(?=@)/).map((part, nth) => (
    <Fragment key={part}>
      {nth > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Names and values; an empty value is marked as not given. */
export const FactList = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | null])[]
}) => {
  const t = useWords(words)
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value ? breakBeforeAt(value) : <span className="muted">{t('notGiven')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

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

/** Names and values, some with a button to change the value; an empty value is marked as not given. */
export const FactList = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | null, action?: ReactNode])[]
}) => {
  const t = useWords(words)
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value, action]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            {value ? breakBeforeAt(value) : <span className="muted">{t('notGiven')}</span>}
            {action}
          </dd>
        </div>
      ))}
    </dl>
  )
}

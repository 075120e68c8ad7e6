import { useWords } from '#web/i18n/useWords.ts'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

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
          <dd>{value || <span className="muted">{t('notGiven')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

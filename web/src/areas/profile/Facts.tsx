import { useWords } from '#web/i18n/useWords.ts'
import classes from './Profile.module.css'
import { words } from './words.ts'

/** What is known, as pairs of a name and a value. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string | null])[] }) => {
  const t = useWords(words)
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || <span className={classes['soft']}>{t('none')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { CSSProperties } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import type { Credits } from '#web/parts/credits/check-credits.ts'
import classes from './CreditsBar.module.css'
import { words } from './words.ts'

/** On a phone, always in sight: the credits that are chosen, and how many are still needed. */
export const CreditsBar = ({ credits }: { readonly credits: Credits }) => {
  const t = useWords(words)
  const { semester, minimum, maximumPerSemester } = credits
  const missing = minimum - semester
  const goal = missing > 0 ? minimum : maximumPerSemester
  return (
    <div className={classes['bar']} style={{ '--share': Math.min(1, semester / goal) } as CSSProperties}>
      <p>
        <span>{t('nextSemester')}</span> <strong>{`${semester} / ${goal}`}</strong>
        {missing > 0 && <strong>{` · ${t('missing', { count: missing })}`}</strong>}
      </p>
      <span className={classes['meter']} aria-hidden="true" />
    </div>
  )
}

import type { ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { formWords } from './words.ts'
import classes from './CharactersLeft.module.css'

interface Props {
  readonly text: string
  /** How many characters the field takes. */
  readonly max: number
  /** The field. */
  readonly children: ReactNode
}

/** The share of the characters below which the rest is shown. */
const shownBelowShare = 0.1
/** Announced to screen readers only at these counts and at 0: with every letter it would interrupt the typing. */
const announcedAt = [100, 20]

/** A text field that says how many characters are left once few are. */
export const CharactersLeft = ({ text, max, children }: Props) => {
  const t = useWords(formWords)
  const locale = useLocale()
  const left = Math.max(0, max - text.length)
  const isNear = left <= max * shownBelowShare
  const sentence = (count: number) =>
    count === 0
      ? t('noCharactersLeft', { most: formatNumber(max, locale) })
      : t('charactersLeft', { count, left: formatNumber(count, locale) })
  const step = left === 0 ? 0 : announcedAt.findLast((each) => left <= each)
  return (
    <>
      {children}
      {isNear && (
        <p className={classes['left']} aria-hidden data-full={left === 0 || undefined}>
          {sentence(left)}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {isNear && step !== undefined && sentence(step)}
      </span>
    </>
  )
}

import type { ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './RoomLeft.module.css'
import { words } from './words.ts'

interface Props {
  /** What is typed so far, and how many characters the field takes. */
  readonly text: string
  readonly most: number
  /** The field. */
  readonly children: ReactNode
}

/** The room that is left is told once it is less than this part of all. */
const little = 0.1
/** It is read aloud when so many are left, and at the end: told with each letter it would talk over her. */
const aloud = [100, 20]

/** A field for words, with how much room is left once little is: what is full takes no letter more, and says so. */
export const RoomLeft = ({ text, most, children }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const left = Math.max(0, most - text.length)
  const isNear = left <= most * little
  const told = (count: number) =>
    count === 0
      ? t('noRoomLeft', { most: formatNumber(most, locale) })
      : t('roomLeft', { count, left: formatNumber(count, locale) })
  const step = left === 0 ? 0 : aloud.findLast((each) => left <= each)
  return (
    <>
      {children}
      {isNear && (
        <p className={classes['left']} aria-hidden data-full={left === 0 || undefined}>
          {told(left)}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {isNear && step !== undefined && told(step)}
      </span>
    </>
  )
}

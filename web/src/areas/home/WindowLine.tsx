import type { registration } from '#contract/registration/registration.ts'
import type { Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { words as partWords } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { WayTo } from './WayTo.tsx'
import type { windowLines } from './windows-ahead.ts'
import { words } from './words.ts'

type Line = ReturnType<typeof windowLines>[number]

interface WindowLineProps extends Line {
  /** The server's time, in ms. */
  readonly now: number
  readonly credits: Reply<typeof registration.steps>['credits']
}

/** The steps of one place that are open, or one that opens soon: until when, and the way there. */
export const WindowLine = ({ to, ahead, now, credits }: WindowLineProps) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const text = useLocalized()
  const locale = useLocale()
  const { isOpen } = ahead[0]!
  const missing = credits === null ? 0 : credits.minimum - credits.semester
  // Steps that close together say so once.
  const turns = [...new Set(ahead.map(({ turn }) => turn))]
  const names = (of: typeof ahead) => of.map(({ step }) => text(step, 'name')).join(', ')
  return (
    <li className={classes['item']} data-open={isOpen || undefined}>
      <Icon name={isOpen ? 'check' : 'clock'} />
      <div className={classes['text']}>
        {t(isOpen ? 'windowOpen' : 'windowSoon', { step: names(ahead) })}
        {turns.map((turn) => (
          <span key={turn} className={classes['muted']}>
            {turns.length > 1 && `${names(ahead.filter((one) => one.turn === turn))}: `}
            {t(isOpen ? 'closesAt' : 'opensAt', { when: formatInstant(turn, locale) })} ·{' '}
            <Countdown until={turn} now={now} isOpening={!isOpen} />
          </span>
        ))}
        {to === '/registration' && credits !== null && missing > 0 && (
          <span>{p('missing', { count: missing, minimum: credits.minimum })}</span>
        )}
      </div>
      <WayTo to={to} className={isOpen ? 'main-button' : 'plain-button'}>
        {t(isOpen ? 'toRegistration' : 'steps')}
      </WayTo>
    </li>
  )
}

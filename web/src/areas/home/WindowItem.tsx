import type { registration } from '#contract/registration/registration.ts'
import type { Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { words as partWords } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { UnlockedLink } from './UnlockedLink.tsx'
import type { groupWindows } from './upcoming-windows.ts'
import { words } from './words.ts'

type WindowGroup = ReturnType<typeof groupWindows>[number]

interface Props extends WindowGroup {
  /** Server time in ms. */
  readonly now: number
  readonly credits: Reply<typeof registration.steps>['credits']
}

/** Registration windows behind one link: those that are open, or one that opens soon. */
export const WindowItem = ({ to, windows, now, credits }: Props) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const text = useLocalized()
  const locale = useLocale()
  const { isOpen } = windows[0]!
  const missing = credits === null ? 0 : credits.minimum - credits.semester
  // Windows that close at the same time are named once.
  const changeTimes = [...new Set(windows.map(({ changesAt }) => changesAt))]
  const formatNames = (list: typeof windows) => list.map(({ step }) => text(step, 'name')).join(', ')
  return (
    <li className={classes['item']} data-open={isOpen || undefined}>
      <Icon name={isOpen ? 'check' : 'clock'} />
      <div className={classes['text']}>
        {t(isOpen ? 'windowOpen' : 'windowSoon', { step: formatNames(windows) })}
        {changeTimes.map((changesAt) => (
          <span key={changesAt} className={classes['muted']}>
            {changeTimes.length > 1 &&
              `${formatNames(windows.filter((one) => one.changesAt === changesAt))}: `}
            {t(isOpen ? 'closesAt' : 'opensAt', { when: formatInstant(changesAt, locale) })} ·{' '}
            <Countdown until={changesAt} now={now} isOpening={!isOpen} />
          </span>
        ))}
        {to === '/registration' && credits !== null && missing > 0 && (
          <span>{p('missing', { count: missing, minimum: credits.minimum })}</span>
        )}
      </div>
      <UnlockedLink to={to} className={isOpen ? 'main-button' : 'plain-button'}>
        {t(isOpen ? 'toRegistration' : 'steps')}
      </UnlockedLink>
    </li>
  )
}

import type { duties } from '#contract/account/duties.ts'
import type { Blocker } from '#rules/duties/blockers.ts'
import { Link } from '@tanstack/react-router'
import type { Reply } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { dutyName, dutyWords } from '#web/parts/duty-words.ts'
import { hasGate } from '#web/parts/open-gates.ts'
import { wantDuty } from '#web/parts/wanted-duty.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import classes from './Duties.module.css'
import { reasonWords, words } from './words.ts'

type Duty = Reply<typeof duties.list>['duties'][number]

const icons: Readonly<Record<Duty['blocks'], IconName>> = {
  portal: 'lock',
  pages: 'warning',
  nothing: 'info',
}

interface WayProps {
  readonly duty: Duty
  readonly isInRegistration: boolean
}

/** How it is done: on its own screen, or in its dialog. */
const Way = ({ duty, isInRegistration }: WayProps) => {
  const t = useWords(words)
  const d = useWords(dutyWords)
  const { key } = duty
  const name = dutyName(duty as Blocker)
  if (key === 'pre_registration')
    return (
      <Link to="/pre-registration" className="main-button">
        {t('toPreRegistration')}
      </Link>
    )
  // In her window the seat itself can be taken.
  if (key === 'english_level' && isInRegistration)
    return (
      <Link to="/registration" className="plain-button">
        {t('toRegistration')}
      </Link>
    )
  if (!hasGate(key)) return null
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={t('doNowOf', { duty: d(name) })}
      onClick={() => wantDuty(duty as Blocker)}
    >
      {t('doNow')}
    </button>
  )
}

interface DutyRowProps extends WayProps {
  readonly today: string
}

/** One duty: by when, how long it takes, what it keeps shut, and the way to do it. */
export const DutyRow = ({ duty, today, isInRegistration }: DutyRowProps) => {
  const t = useWords(words)
  const d = useWords(dutyWords)
  const r = useWords(reasonWords)
  const locale = useLocale()
  const { minutes, blocks, is_asked } = duty
  const name = dutyName(duty as Blocker)
  const deadline = duty.deadline ?? null
  const isOver = deadline !== null && deadline < today
  const shut =
    blocks === 'portal' ? 'portal' : blocks === 'nothing' ? 'closable' : is_asked ? 'pages' : 'pagesLater'
  return (
    <li className={classes['duty']} data-blocks={blocks}>
      <Icon name={icons[blocks]} />
      <div className={classes['text']}>
        <h2>{d(name)}</h2>
        <p>{r(name)}</p>
        <p className={classes['soft']}>{t(shut)}</p>
        <p className={classes['terms']}>
          <span data-over={isOver || undefined}>
            {deadline === null
              ? t('noDeadline')
              : t(isOver ? 'overdue' : 'until', { date: formatDate(deadline, locale) })}
          </span>
          <span>{t('minutes', { count: minutes })}</span>
        </p>
      </div>
      <Way duty={duty} isInRegistration={isInRegistration} />
    </li>
  )
}

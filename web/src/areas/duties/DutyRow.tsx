import type { duties } from '#contract/account/duties.ts'
import { Link } from '@tanstack/react-router'
import { hasDialog } from '#rules/duties/registry.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import type { Reply } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toDutyName, dutyWords } from '#rules/duties/duty-words.ts'
import { dutyReasons } from './duty-reasons.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import classes from './Duties.module.css'
import { words } from './words.ts'

type Duty = Reply<typeof duties.list>['duties'][number]

const icons: Readonly<Record<Duty['blocks'], IconName>> = {
  portal: 'lock',
  pages: 'warning',
  nothing: 'info',
}

interface DutyActionProps {
  readonly duty: Duty
  readonly isInRegistration: boolean
}

/** Opens the duty's own screen, or its dialog. */
const DutyAction = ({ duty, isInRegistration }: DutyActionProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const { key } = duty
  if (key === 'pre_registration')
    return (
      <Link to="/pre-registration" className="main-button">
        {t('toPreRegistration')}
      </Link>
    )
  // In the student's own window the seat itself can be taken.
  if (key === 'english_level' && isInRegistration)
    return (
      <Link to="/registration" className="plain-button">
        {t('toRegistration')}
      </Link>
    )
  if (!hasDialog(key)) return null
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={t('doNowOf', { duty: formatPhrase(dutyWords[toDutyName(duty)], locale) })}
      onClick={() => openDuty(duty)}
    >
      {t('doNow')}
    </button>
  )
}

interface DutyRowProps extends DutyActionProps {
  readonly today: string
}

/** One duty: by when, how long it takes, what it keeps shut, and the button that opens it. */
export const DutyRow = ({ duty, today, isInRegistration }: DutyRowProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const { minutes, blocks, is_asked } = duty
  const key = toDutyName(duty)
  const deadline = duty.deadline ?? null
  const isOver = deadline !== null && deadline < today
  const shut =
    blocks === 'portal' ? 'portal' : blocks === 'nothing' ? 'closable' : is_asked ? 'pages' : 'pagesLater'
  return (
    <li className={classes['duty']} data-blocks={blocks}>
      <Icon name={icons[blocks]} />
      <div className={classes['text']}>
        <h2>{formatPhrase(dutyWords[key], locale)}</h2>
        <p>{formatPhrase(dutyReasons[key], locale)}</p>
        <p className="muted">{t(shut)}</p>
        <p className={classes['terms']}>
          <span data-over={isOver || undefined}>
            {deadline === null
              ? t('noDeadline')
              : t(isOver ? 'overdue' : 'until', { date: formatDate(deadline, locale, 'short') })}
          </span>
          <span>{t('minutes', { count: minutes })}</span>
        </p>
      </div>
      <DutyAction duty={duty} isInRegistration={isInRegistration} />
    </li>
  )
}

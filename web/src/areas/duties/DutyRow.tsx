import type { duties } from '#contract/account/duties.ts'
import { Link } from '@tanstack/react-router'
import { getItemTimeLeft } from '#rules/agenda/agenda.ts'
import { hasDialog } from '#rules/duties/registry.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import type { Reply } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toDutyName, dutyWords } from '#rules/duties/duty-words.ts'
import type { AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import { toAction } from '#web/parts/agenda/to-action.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { dutyReasons } from './duty-reasons.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Duties.module.css'
import { words } from './words.ts'

type Duty = Reply<typeof duties.list>['duties'][number]

const icons: Readonly<Record<Duty['blocks'], IconName>> = {
  portal: 'lock',
  pages: 'warning',
  nothing: 'info',
}

interface DutyActionProps {
  readonly item: AgendaItem
  readonly duty: Duty
  readonly isInRegistration: boolean
}

/** Opens the duty's own screen, or its dialog. */
const DutyAction = ({ item, duty, isInRegistration }: DutyActionProps) => {
  const t = useWords(words)
  const a = useWords(agendaWords)
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
  const action = a(toAction(item))
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={t('actionOf', { action, duty: formatPhrase(dutyWords[toDutyName(duty)], locale) })}
      onClick={() => openDuty(duty)}
    >
      {action}
    </button>
  )
}

interface DutyRowProps extends DutyActionProps {
  readonly now: LocalMoment
}

/** One duty: by when, how long it takes, what it keeps shut, and the button that opens it. */
export const DutyRow = ({ item, duty, now, isInRegistration }: DutyRowProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const { minutes, blocks, is_asked } = duty
  const key = toDutyName(duty)
  const deadline = duty.deadline ?? null
  const left = getItemTimeLeft(item, now)
  const shut =
    blocks === 'portal' ? 'portal' : blocks === 'nothing' ? 'closable' : is_asked ? 'pages' : 'pagesLater'
  return (
    <li className={classes['duty']} data-blocks={blocks}>
      <Icon name={icons[blocks]} />
      <div className={classes['text']}>
        <h3>{formatPhrase(dutyWords[key], locale)}</h3>
        <p>{formatPhrase(dutyReasons[key], locale)}</p>
        <p className="muted">{t(shut)}</p>
        <p className={classes['terms']}>
          {deadline !== null && <span>{t('until', { date: formatDate(deadline, locale, 'short') })}</span>}
          {left !== null && <TimeLeft left={left} />}
          <span>{t('minutes', { count: minutes })}</span>
        </p>
      </div>
      <DutyAction item={item} duty={duty} isInRegistration={isInRegistration} />
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '../words.ts'
import classes from './SourceList.module.css'
import { stateIcons } from './state/state-icons.ts'
import type { OfferedSubject, SubjectState } from './to-subject-state.ts'
import { StateAfterMoves } from './state/StateAfterMoves.tsx'
import { useFitText } from './state/useFitText.ts'
import { useObstacleText } from './state/useObstacleText.ts'
import { useStateText } from './state/useStateText.ts'

interface Props {
  readonly subject: OfferedSubject
  readonly state: SubjectState
  /** When a closed source opens. */
  readonly opensAt: string | null
  readonly isOpen: boolean
  /** It is chosen for a plan. */
  readonly isPlan: boolean
  /** The plan has it already. */
  readonly isPlanned: boolean
  /** The list says once that all its subjects are over the credits: here stands which of its groups fit. */
  readonly isShownAbove: boolean
  /** It stays in a list of what can be taken also when it no longer can. */
  readonly isKept: boolean
  /** It is also in the list of the pre-registration. */
  readonly isPreRegistered: boolean
  readonly onOpen: () => void
}

/** A subject of the list: its name, its credits, and whether it can be registered, or why not. */
export const SubjectButton = (props: Props) => {
  const {
    subject,
    state,
    opensAt,
    isOpen,
    isPlan,
    isPlanned,
    isShownAbove,
    isKept,
    isPreRegistered,
    onOpen,
  } = props
  const t = useWords(words)
  const text = useLocalized()
  const toFitText = useFitText()
  const toObstacleText = useObstacleText()
  const toStateText = useStateText(isPlan)
  const locale = useLocale()
  const registered = useQuery({ ...q(registration.alreadyRegistered), enabled: state === 'registered' })
  const own =
    state === 'registered'
      ? registered.data?.subjects.find(({ subjectID }) => subjectID === subject.subjectID)
      : undefined
  const button = useRef<HTMLButtonElement>(null)
  // Opened by its address, a subject further down is scrolled into the list's view.
  useEffect(() => {
    const list = isOpen ? button.current?.closest<HTMLElement>('[data-scrolls]') : null
    if (!list || !button.current) return
    const hidden = button.current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
    if (hidden > 0) list.scrollTop += hidden + list.clientHeight / 2
  }, [isOpen])
  const stateOf = (
    <>
      {state !== 'free' && <Icon name={stateIcons[state]} size={16} />}
      <span>{toStateText(subject, state, opensAt)}</span>
    </>
  )
  return (
    <button
      ref={button}
      type="button"
      className={classes['subject']}
      data-state={state}
      data-planned={isPlanned || undefined}
      data-kept={(isKept && state !== 'free') || undefined}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={classes['subjectName']}>
        <SubjectName subject={subject} />
      </span>
      <span className={classes['ects']}>{t('ectsShort', { count: subject.ects })}</span>
      {isShownAbove ? (
        <span className={classes['state']}>
          {subject.obstacle === null
            ? subject.fitting && toFitText(subject.fitting)
            : toObstacleText(subject.obstacle, text(subject.obstacle, 'parts'))}
        </span>
      ) : (
        <span className={classes['state']}>
          {isPlanned ? (
            <>
              <Icon name="check" size={16} />
              <span>{t('isPlanned')}</span>
            </>
          ) : isOpen ? (
            <StateAfterMoves>{stateOf}</StateAfterMoves>
          ) : (
            stateOf
          )}
        </span>
      )}
      {isPreRegistered && <span className={classes['state']}>{t('isPreRegistered')}</span>}
      {own !== undefined && (
        <span className={classes['times']}>
          <MeetingTimes of={own.groups} />
        </span>
      )}
      {subject.score !== null && !subject.passed && state !== 'done' && (
        <span className={classes['state']}>
          {t('isFailed', { score: formatNumber(subject.score, locale) })}
        </span>
      )}
    </button>
  )
}

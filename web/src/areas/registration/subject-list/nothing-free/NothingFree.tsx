import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { words } from '../../words.ts'
import { countStates } from './count-states.ts'
import classes from './NothingFree.module.css'
import { isClashing, type SubjectFilter } from '../matches-search.ts'
import { stateIcons } from '../state/state-icons.ts'
import type { OfferedSubject, SubjectState } from '../to-subject-state.ts'
import { statePhrases } from '../state/useStateText.ts'

interface Props {
  readonly subjects: readonly OfferedSubject[]
  readonly onFilter: (filter: SubjectFilter) => void
  /** All subjects stand beside it. */
  readonly isBesideAll?: boolean
}

/** More reasons than these are behind "all subjects", unless something can be done about them. */
const maxReasons = 4

/** The subjects that could be taken after a change elsewhere, which the row of the reason shows. */
const toFilter = (state: SubjectState): SubjectFilter | null =>
  isClashing(state) ? 'clash' : state === 'credits' ? 'credits' : null

/** No subject can be taken now: why not, how often, and what leads on. */
export const NothingFree = ({ subjects, onFilter, isBesideAll = false }: Props) => {
  const t = useWords(words)
  const hasPressed = useRef(false)
  // The pressed button goes with this: the focus moves to the filter that is chosen then.
  useEffect(
    () => () => {
      if (!hasPressed.current) return
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-filters] [aria-pressed="true"]')?.focus()
      })
    },
    [],
  )
  const show = (filter: SubjectFilter) => {
    hasPressed.current = true
    onFilter(filter)
  }
  const { credits } = useSuspenseQuery(q(registration.alreadyRegistered)).data
  const left = {
    semester: credits.maximumPerSemester - credits.semester,
    year: credits.maximumPerYear - credits.year,
  }
  const reasons = countStates(subjects)
  const shown = reasons.filter(({ state }, index) => index < maxReasons || toFilter(state) !== null)
  const isOverCredits = reasons[0]?.state === 'credits'
  return (
    <EmptyState
      action={
        <div className={classes['actions']}>
          {reasons.length > 0 && (
            <ul className={classes['reasons']}>
              {shown.map(({ state, count }) => {
                const filter = toFilter(state)
                const row = (
                  <>
                    <Icon name={stateIcons[state]} size={18} />
                    <span>{t(statePhrases[state])}</span>
                    <strong>{count}</strong>
                  </>
                )
                return (
                  <li key={state}>
                    {filter === null ? (
                      <div>{row}</div>
                    ) : (
                      <button type="button" className={classes['reason']} onClick={() => show(filter)}>
                        {row}
                        <Icon name="right" size={18} />
                      </button>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
          {isOverCredits && (
            <Link
              to="/registration"
              search={{ show: 'week' } as never}
              className={`plain-button ${classes['narrow']}`}
            >
              {t('toMyRegistrations')}
            </Link>
          )}
          {!isBesideAll && (
            <button type="button" className="plain-button" onClick={() => show('all')}>
              {t('showAll')}
            </button>
          )}
        </div>
      }
    >
      <strong>{t(reasons.length === 0 ? 'nothingLeft' : 'nothingFree')}</strong>{' '}
      {reasons.length === 0
        ? t('nothingLeftText')
        : t(isOverCredits ? 'nothingFreeCredits' : 'nothingFreeText')}
      {isOverCredits && (
        <span className={classes['left']}>
          {left.year < left.semester
            ? t('creditsLeftOfYear', { left: left.year, of: credits.maximumPerYear })
            : t('creditsLeft', { left: left.semester, of: credits.maximumPerSemester })}
        </span>
      )}
    </EmptyState>
  )
}

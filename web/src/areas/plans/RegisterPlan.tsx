import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { q, useSend } from '#web/api/call.ts'
import type { Doors } from '#web/areas/registration/useDoor.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/Countdown.tsx'
import type { Credits } from '#web/parts/credits-if.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'
import { useServerNow } from '#web/parts/useServerNow.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PlanOutcome } from './PlanOutcome.tsx'
import classes from './Plans.module.css'
import type { PlanDraft } from './usePlanDraft.ts'
import { words } from './words.ts'

interface Props {
  readonly own: PlanDraft
  readonly door: Doors['door']
  readonly credits: Credits
  /** The credits of what is not registered yet, and how many subjects something is wrong with. */
  readonly adding: number
  readonly faulty: number
}

/** The one button: it counts down by the server's clock and can be pressed from the very moment on; then what came of it. */
export const RegisterPlan = ({ own, door, credits, adding, faulty }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(data.now, dataUpdatedAt)
  const doorID = useId()
  const { plan, draft, saving } = own
  const [isAsking, setAsking] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [isNew, setNew] = useState(false)
  const { data: last } = useSuspenseQuery(q(plans.outcome, { params: { id: plan.planID } }))
  const register = useSend(plans.register, {
    stale: [...staleSeats, plans.list, plans.outcome],
    onSuccess: () => {
      setAsking(false)
      setNew(true)
    },
  })
  const count = draft.subjects.length
  const canPress = door.state === 'open' && count > 0
  // What was changed a moment ago is kept first: it is the plan on the server that is registered.
  const { mutate } = register
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isWanted || saving !== 'saved' || isBegun.current) return
    isBegun.current = true
    const over = () => {
      isBegun.current = false
      setWanted(false)
    }
    mutate(
      { params: { id: plan.planID }, body: { all_or_nothing: isWhole, version: plan.version } },
      { onSettled: over },
    )
  }, [isWanted, saving, isWhole, mutate, plan.planID, plan.version])

  return (
    <section className={classes['register']} aria-label={t('register')}>
      {last.outcome !== null && <PlanOutcome result={last.outcome} isNew={isNew} />}
      <button
        type="button"
        className={`main-button ${classes['big']}`}
        aria-disabled={!canPress}
        aria-describedby={doorID}
        onClick={() => {
          if (!canPress) return
          register.reset()
          setAsking(true)
        }}
      >
        {t('register')}
        {door.state === 'soon' && (
          // The line below says when it opens; every second is not read aloud.
          <small aria-hidden="true">
            <Countdown until={door.opensAt} now={now} isOpening />
          </small>
        )}
      </button>
      <p id={doorID} className={classes['door']}>
        <Icon name={door.state === 'open' ? 'check' : door.state === 'soon' ? 'clock' : 'lock'} size={18} />
        <span>
          {door.state === 'open' && t('openNow')}
          {door.state === 'over' && t('over')}
          {door.state === 'soon' && t('opensIn', { when: formatInstant(door.opensAt, locale) })}
        </span>
      </p>
      {count > 0 && (
        <p className={classes['door']} data-state={faulty > 0 ? 'care' : 'good'}>
          <Icon name={faulty > 0 ? 'warning' : 'check'} size={18} />
          <span>{faulty > 0 ? t('faults', { count: faulty }) : t('noFaults')}</span>
        </p>
      )}
      <label className={classes['whole']}>
        <input type="checkbox" checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />
        <span>
          {t('wholeOnly')} <span className={classes['soft']}>{t('wholeOnlyText')}</span>
        </span>
      </label>
      <Confirm
        opened={isAsking}
        title={t('sureTitle')}
        verb={t('register')}
        stay={t('notNow')}
        busy={register.isPending || (isWanted && saving === 'saving')}
        problem={register.error}
        onConfirm={() => setWanted(true)}
        onClose={() => {
          setAsking(false)
          setWanted(false)
        }}
      >
        <p>
          {t('sureLine', {
            count,
            ects: adding,
            sum: credits.semester + adding,
            maximum: credits.maximumPerSemester,
          })}
          {isWhole && ` ${t('wholeOnly')}: ${t('wholeOnlyText')}`}
        </p>
        {isWanted && (saving === 'unsaved' || saving === 'conflict') && (
          <Notice kind="warning">{t(saving)}</Notice>
        )}
      </Confirm>
    </section>
  )
}

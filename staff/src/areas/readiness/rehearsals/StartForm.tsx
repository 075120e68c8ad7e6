import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { useSend } from '#staff/api/use-send.ts'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import type { Reply } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import classes from './Rehearsals.module.css'
import { words } from './words.ts'

type Opening = NonNullable<Reply<typeof rehearsals.list>['opening']>

const roundChoices = [1, 3, 5, 10] as const

/** The step to rehearse, when, how often, and whether with everybody. */
export const StartForm = ({ opening }: { readonly opening: Opening }) => {
  const t = useWords(words)
  const locale = useLocale()
  const navigate = useNavigate()
  const [when, setWhen] = useState<'now' | 'night'>('night')
  const [rounds, setRounds] = useState(3)
  const [withLoad, setWithLoad] = useState(true)
  const starting = useSend(rehearsals.start, {
    onSuccess: ({ rehearsalID }) =>
      void navigate({ to: '/rehearsals/$id', params: { id: String(rehearsalID) } }),
  })
  const start = () => starting.mutate({ body: { when, rounds, with_load: withLoad } })
  const { opens_at, students, planned } = opening
  const numbers = { students: formatNumber(students, locale), planned: formatNumber(planned, locale) }
  return (
    <form
      className={classes['card']}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!starting.isPending) start()
      }}
    >
      <div>
        <h2>
          {t('nextOpening')}: {formatInstant(opens_at, locale)}
        </h2>
        <p>{t('opensTo', numbers)}</p>
        {planned === 0 && <p>{t('noPlans')}</p>}
      </div>
      <div className={classes['field']}>
        <SegmentedControl
          label={t('when')}
          options={[
            { value: 'night', label: t('night') },
            { value: 'now', label: t('now') },
          ]}
          selected={when}
          onSelect={setWhen}
        />
        <span className="muted">{t(when === 'now' ? 'nowHint' : 'nightHint')}</span>
      </div>
      <label className={classes['field']}>
        <span>{t('rounds')}</span>
        <NativeSelect
          value={rounds}
          options={roundChoices.map((value) => ({ value, label: String(value) }))}
          onChange={(value) => setRounds(Number(value))}
        />
        <span className="muted">{t('roundsHint')}</span>
      </label>
      <label className={classes['check']}>
        <input type="checkbox" checked={withLoad} onChange={({ target }) => setWithLoad(target.checked)} />
        <span>
          {t('withLoad')}
          <span className="muted">{t('withLoadHint')}</span>
        </span>
      </label>
      <AttemptNotice problem={starting.error} isBusy={starting.isPending} onRetry={start} />
      <SubmitButton isBusy={starting.isPending}>{t(when === 'now' ? 'start' : 'plan')}</SubmitButton>
    </form>
  )
}

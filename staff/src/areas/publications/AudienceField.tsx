import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { publications } from '#contract/staff/publications.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { AudienceSearch } from './AudienceSearch.tsx'
import type { PublicationForm } from './publication-form.ts'
import classes from './PublishScreen.module.css'
import type { Recipients } from './useRecipients.ts'
import { words } from './words.ts'

const kinds = ['everyone', 'programme', 'group', 'course'] as const

interface Props {
  readonly draft: Pick<PublicationForm, 'kind' | 'audience'>
  readonly recipients: Recipients
  readonly error: string | undefined
  readonly onChange: (next: Pick<PublicationForm, 'kind' | 'audience'>) => void
}

/** To whom: everyone, where that is allowed, or an audience that is searched for; and how many students that is. */
export const AudienceField = ({ draft: { kind, audience }, recipients, error, onChange }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const id = useId()
  const { audiences, kinds: offered } = useSuspenseQuery(q(publications.audiences)).data
  const everyone = audiences.find((each) => each.audience === 'everyone')
  const { count, isCounting, problem, retry } = recipients
  const isSearched = kind !== '' && kind !== 'everyone'
  // Where one is searched for, the error stands at the search.
  const ownError = isSearched ? undefined : error
  const countText =
    count === undefined || count === 0 ? '' : t('countIs', { count, number: formatNumber(count, locale) })
  return (
    <div className={classes['group']}>
      <div className={classes['cards']} data-wrong={ownError ? true : undefined}>
        <RadioCards
          cards={kinds
            .filter((each) => offered.includes(each))
            .map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
          selected={kind === '' ? null : kind}
          onSelect={(next) =>
            onChange({ kind: next, audience: next === 'everyone' ? (everyone ?? null) : null })
          }
          describedBy={ownError ? `${id}-wrong` : undefined}
        >
          <legend className={classes['legend']}>{t('audience')}</legend>
        </RadioCards>
      </div>
      {ownError && (
        <span id={`${id}-wrong`} className="entry-wrong">
          {ownError}
        </span>
      )}
      {isSearched && (
        <div className={classes['field']}>
          <AudienceSearch
            key={kind}
            kind={kind}
            chosen={audience}
            error={error}
            onChoose={(next) => onChange({ kind, audience: next })}
          />
        </div>
      )}
      <p className="muted" aria-live="polite">
        {isCounting ? t('counting') : countText}
      </p>
      {count === 0 && !error && <Notice kind="warning">{t('nobody')}</Notice>}
      {problem !== null && (
        <ProblemNotice problem={problem} action={<RetryButton failure={problem} onRetry={retry} />} />
      )}
    </div>
  )
}

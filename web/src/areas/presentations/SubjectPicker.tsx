import { useId } from 'react'
import type { presentations } from '#contract/studies/presentations.ts'
import type { Reply } from '#web/api/call.ts'
import { formatDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import classes from './Presentations.module.css'
import { words } from './words.ts'

export type PresentationSubject = Reply<typeof presentations.list>['subjects'][number]

interface Props {
  readonly subjects: readonly PresentationSubject[]
  readonly selected: string
  readonly onSelect: (subjectID: string) => void
  readonly error: string | null | undefined
}

export const canSubmit = ({ is_open, left }: PresentationSubject): boolean => is_open && left > 0

/** The subjects that take a presentation, with deadline and number; closed ones are disabled. */
export const SubjectPicker = ({ subjects, selected, onSelect, error }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const id = useId()
  const formatState = ({ upload_until, is_open, left }: PresentationSubject): string => {
    const when = upload_until === null ? null : formatDeadline(upload_until, locale)
    if (!is_open) return t('isOver', { when: when ?? '' })
    const until = when === null ? t('noDeadline') : t('until', { when })
    return `${until} · ${left === 0 ? t('limitReached') : t('countLeft', { count: left })}`
  }
  return (
    <RadioCards
      cards={subjects.map((subject) => ({
        value: String(subject.subjectID),
        label: text(subject, 'subject'),
        hint: (
          <>
            {formatState(subject)}
            <ChangeMark row={`subject ${subject.subjectID}`} />
          </>
        ),
        isDisabled: !canSubmit(subject),
      }))}
      selected={selected}
      onSelect={onSelect}
      describedBy={error ? `${id}-wrong` : undefined}
    >
      <legend>{t('subject')}</legend>
      {/* Above the list: on a phone the space below many subjects is out of sight. */}
      <p id={`${id}-wrong`} className={classes['error']} role="alert">
        {error}
      </p>
    </RadioCards>
  )
}

// oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist takes any text, and only what was found may be chosen.
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { isSearchable } from '#rules/search/search-words.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import classes from './AudienceSearch.module.css'
import type { Audience, AudienceKind } from './publication-form.ts'
import { useFoundAudiences } from './useFoundAudiences.ts'
import { words } from './words.ts'

const labels = { programme: 'findProgramme', group: 'findGroup', course: 'findCourse' } as const

interface Props {
  readonly kind: Exclude<AudienceKind, 'everyone'>
  readonly chosen: Audience | null
  readonly error: string | undefined
  readonly onChoose: (audience: Audience | null) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** A combobox whose focus stays in the field; Enter chooses the active option, and typing gives up the choice. */
export const AudienceSearch = ({ kind, chosen, error, onChoose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const id = useId()
  const listID = `${id}-list`
  const toOptionID = ({ targetID }: Audience) => `${id}-${targetID}`
  // Null while the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const { found, searched, isComing, problem, retry } = useFoundAudiences(kind, typed ?? '')
  // Enter must not pick a result of an earlier query.
  const active = isOpen && !isComing && at !== null ? found[at] : undefined
  const activeID = active && toOptionID(active)
  useEffect(() => {
    if (activeID !== undefined) document.getElementById(activeID)?.scrollIntoView({ block: 'nearest' })
  }, [activeID])

  const open = (first: number | null) => {
    setOpen(true)
    setAt(first)
  }
  const choose = (audience: Audience) => {
    setTyped(null)
    setOpen(false)
    onChoose(audience)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = at === null || !isOpen ? (step === 1 ? 0 : -1) : at + step
      open(found.length === 0 ? null : (next + found.length) % found.length)
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (active !== undefined) choose(active)
    }
    if (event.key === 'Escape') setOpen(false)
  }
  const isShown = isOpen && problem === null
  useCloseOnBack(isShown, () => setOpen(false))
  const isNothing = found.length === 0
  const nothing = isComing ? t('searching') : t(isSearchable(searched) ? 'nothingFound' : 'typeMore')
  return (
    <div className="entry-field">
      <label htmlFor={id}>{t(labels[kind])}</label>
      <div className={classes['box']}>
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listID}
          aria-autocomplete="list"
          aria-activedescendant={activeID}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-wrong` : `${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={typed ?? (chosen === null ? '' : text(chosen, 'name'))}
          onFocus={(event) => {
            event.target.select()
            open(null)
          }}
          onClick={() => !isOpen && open(null)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const { value } = event.target
            setTyped(value)
            open(isSearchable(value) ? 0 : null)
            if (chosen !== null) onChoose(null)
          }}
        />
        <div className={classes['popup']} hidden={!isShown}>
          <div id={listID} role="listbox" aria-label={t('found')}>
            {found.map((each, nth) => (
              <button
                key={each.targetID}
                id={toOptionID(each)}
                type="button"
                role="option"
                aria-selected={each === active}
                tabIndex={-1}
                className={classes['option']}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => nth !== at && setAt(nth)}
                onClick={() => choose(each)}
              >
                {text(each, 'name')}
              </button>
            ))}
          </div>
          {isNothing && <p className="muted">{nothing}</p>}
        </div>
      </div>
      {error ? (
        <span id={`${id}-wrong`} className="entry-wrong">
          {error}
        </span>
      ) : (
        <span id={`${id}-hint`} className="entry-hint">
          {t(kind === 'group' ? 'findByCode' : 'findByName')}
        </span>
      )}
      {problem !== null && (
        <ProblemNotice problem={problem} action={<RetryButton failure={problem} onRetry={retry} />} />
      )}
      <output className="visually-hidden">
        {isShown && !isComing && (isNothing ? nothing : t('foundCount', { count: found.length }))}
      </output>
    </div>
  )
}

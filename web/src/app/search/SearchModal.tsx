import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import classes from './SearchModal.module.css'
import { SearchResults, toOptionID } from './SearchResults.tsx'
import { useEarlyKeys } from './useEarlyKeys.ts'
import { useSearchResults } from './useSearchResults.ts'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { words as appWords } from '#web/app/words.ts'
import { words } from './words.ts'

interface SearchModalProps {
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The search (spec 2.31): a combobox whose focus stays in the field; Enter opens the active result. */
export const SearchModal = ({ items, onClose }: SearchModalProps) => {
  const t = useWords(words)
  const title = useWords(appWords)('search')
  const listID = useId()
  const hintID = useId()
  const [typed, setTyped] = useState('')
  const early = useEarlyKeys(setTyped)
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const { groups, isLoading, problem, retry } = useSearchResults(items, typed)
  const results = groups.flatMap((group) => group.results)
  const text = typed.trim()
  const isEmpty = text === ''
  // Without a text nothing is active: Enter would open the first page unasked.
  const active = results.find(({ key }) => key === selectedKey) ?? (isEmpty ? undefined : results[0])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      const at = active === undefined ? (step === 1 ? -1 : 0) : results.indexOf(active)
      setSelectedKey(results[(at + step + results.length) % results.length]!.key)
    }
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      document.getElementById(toOptionID(listID, active.key))?.click()
    }
  }
  // Also a key that came before the results.
  useEffect(() => {
    if (early.key === 'Escape') onClose()
    if (early.key === 'Enter' && active !== undefined)
      document.getElementById(toOptionID(listID, active.key))?.click()
  })
  return (
    <Modal isOpen onClose={onClose} title={title} position="top" size="lg">
      <search className={classes['search']}>
        <input
          ref={early.ref}
          className={classes['input']}
          type="text"
          role="combobox"
          aria-label={t('field')}
          placeholder={t('field')}
          aria-expanded={results.length > 0}
          aria-controls={listID}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : toOptionID(listID, active.key)}
          aria-describedby={isEmpty ? hintID : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setSelectedKey(null)
            early.forgetKey()
          }}
          onKeyDown={onKeyDown}
        />
        <div className={classes['found']}>
          {isEmpty && (
            <p id={hintID} className={classes['hint']}>
              {t('hint')}
            </p>
          )}
          <SearchResults listID={listID} groups={groups} activeKey={active?.key ?? null} onOpen={onClose} />
          {isLoading && results.length === 0 && <Skeleton />}
          {problem !== null && (
            <ProblemNotice
              problem={problem}
              title={t('subjectsFailed')}
              action={<RetryButton failure={problem} onRetry={retry} />}
            />
          )}
          {!isEmpty && !isLoading && problem === null && results.length === 0 && (
            <p className={classes['hint']}>{t('nothingFound', { text })}</p>
          )}
        </div>
        <output className="visually-hidden">
          {isEmpty
            ? ''
            : isLoading
              ? t('searching')
              : results.length > 0
                ? t('found', { count: results.length })
                : t('nothingFound', { text })}
        </output>
      </search>
    </Modal>
  )
}

import { useQuery } from '@tanstack/react-query'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { session } from '#contract/account/session.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { q } from '#web/api/call.ts'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { words as appWords } from '#web/app/words.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { addRecentResult } from './recent-results.ts'
import classes from './SearchModal.module.css'
import { SearchResults, toOptionID } from './SearchResults.tsx'
import { useEarlyKeys } from './useEarlyKeys.ts'
import { useSearchResults } from './useSearchResults.ts'
import { useStartResults } from './useStartResults.ts'
import { words } from './words.ts'
import { capGroups } from './cap-groups.ts'
import type { ResultGroup, SearchResult } from './search-result.ts'

interface SearchModalProps {
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

/** The groups of which all results are shown, for one text. */
interface Expanded {
  readonly text: string
  readonly keys: readonly ResultGroup['key'][]
}
const none: Expanded['keys'] = []

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The search (spec 2.31): a combobox whose focus stays in the field; Enter opens the active result. */
export const SearchModal = ({ items, onClose }: SearchModalProps) => {
  const t = useWords(words)
  const title = useWords(appWords)('search')
  const listID = useId()
  const hintID = useId()
  const user = useQuery(q(session.user)).data?.user
  const [typed, setTyped] = useState('')
  const { takeKeys, key: waitingKey, setKey } = useEarlyKeys(setTyped)
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  // The field shows each key at once; the results follow when there is time.
  const searched = useDeferredValue(typed)
  const text = searched.trim()
  const isEmpty = text === ''
  const start = useStartResults()
  const search = useSearchResults(items, searched)
  const { isNothing, isNearest, problem, count } = search
  const { groups: all, isLoading } = isEmpty ? start : search
  const [expanded, setExpanded] = useState<Expanded>({ text, keys: [] })
  const keys = expanded.text === text ? expanded.keys : none
  const groups = useMemo(
    () =>
      isEmpty
        ? all
        : capGroups(all, keys, (key, firstHidden) => {
            setExpanded({ text, keys: [...keys, key] })
            setSelectedKey(firstHidden)
          }),
    [isEmpty, all, keys, text],
  )
  const isComing = isLoading || searched !== typed
  const results = groups.flatMap((group) => group.results)
  // Without a text, without a result, or with an action that only resembles it nothing is active: Enter would open or do
  // what was not searched for.
  const isUnasked = groups[0]?.key === 'actions' && groups[0].isWeak === true
  const active =
    results.find(({ key }) => key === selectedKey) ??
    (isEmpty || isNothing || isUnasked ? undefined : results[0])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      const at = active === undefined ? (step === 1 ? -1 : 0) : results.indexOf(active)
      setSelectedKey(results[(at + step + results.length) % results.length]!.key)
      setKey('')
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active !== undefined || (!isBlank(typed) && isComing)) setKey('Enter')
    }
  }
  // A key that came before the dialog, or before the results of the text.
  useEffect(() => {
    if (waitingKey === 'Escape') onClose()
    if (waitingKey !== 'Enter' || searched !== typed) return
    if (active !== undefined) document.getElementById(toOptionID(listID, active.key))?.click()
    if (active !== undefined || !isComing) setKey('')
  }, [waitingKey, searched, typed, active, isComing, listID, onClose, setKey])
  // Another list begins at its top.
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = 0
  }, [text])
  const studentID = user?.studentID
  const open = useCallback(
    (result: SearchResult) => {
      if (result.staysOpen) return result.run?.()
      if (studentID !== undefined) addRecentResult(studentID, result)
      result.run?.()
      return onClose()
    },
    [studentID, onClose],
  )
  const status = isEmpty ? '' : isLoading ? t('searching') : isNothing ? '' : t('found', { count })
  return (
    <Modal isOpen onClose={onClose} title={title} position="top" size="lg">
      <search className={classes['search']}>
        <input
          ref={takeKeys}
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
            setKey('')
          }}
          onKeyDown={onKeyDown}
        />
        <p id={hintID} className={classes['status']}>
          {isEmpty ? t('hint') : status}
        </p>
        <div ref={list} className={classes['found']}>
          {isNearest && <p className={classes['message']}>{t('nearest', { text })}</p>}
          {!isEmpty && isNothing && <p className={classes['message']}>{t('nothingFound', { text })}</p>}
          <SearchResults
            listID={listID}
            groups={groups}
            activeKey={active?.key ?? null}
            onActivate={setSelectedKey}
            onOpen={open}
          />
          {isLoading && results.length === 0 && <Skeleton />}
          {!isEmpty && problem !== null && (
            <ProblemNotice
              problem={problem}
              title={t('subjectsFailed')}
              action={<RetryButton failure={problem} onRetry={search.retry} />}
            />
          )}
        </div>
        <p className={classes['keys']} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('keysMove')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('keysOpen')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('keysClose')}
          </span>
        </p>
        <output className="visually-hidden">
          {isNearest
            ? `${t('nearest', { text })} ${status}`
            : !isEmpty && isNothing
              ? t('nothingFound', { text })
              : status}
        </output>
      </search>
    </Modal>
  )
}

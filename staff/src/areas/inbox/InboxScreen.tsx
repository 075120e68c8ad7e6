import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { inbox } from '#contract/staff/inbox.ts'
import { useIsLive } from '#staff/api/use-live-pages.ts'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { EntryDetail } from './EntryDetail.tsx'
import { EntryList } from './EntryList.tsx'
import classes from './Inbox.module.css'
import { EntryTools } from './EntryTools.tsx'
import { InboxFilters } from './InboxFilters.tsx'
import { InboxSummary } from './InboxSummary.tsx'
import { readOpen, toOpen, type InboxSearch } from './inbox-search.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { NextEntry } from './next-entry.ts'
import { refreshMs } from './refresh-ms.ts'
import { useInboxColumns } from './useInboxColumns.ts'
import { useInboxKeys } from './useInboxKeys.ts'
import { useNow } from './useNow.ts'
import { words } from './words.ts'

const find = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)

/** The entries that the caller answers: the list beside the open entry, on a phone one after the other. */
const InboxScreen = () => {
  const t = useWords(words)
  const search: InboxSearch = useSearch({ from: '/signed-in/' })
  const navigate = useNavigate()
  const now = useNow(refreshMs)
  const isLive = useIsLive()
  const columns = useInboxColumns()
  const refetchInterval = isLive ? false : refreshMs
  const [hasHelp, setHelp] = useState(false)
  const { open: _, ...query } = search
  const list = useQuery({
    ...q(inbox.list, { query }),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  const counts = useQuery({ ...q(inbox.counts), refetchInterval })
  const opened = readOpen(search.open)
  const go = (next: InboxSearch) =>
    void navigate({ to: '/', search: next, replace: true, resetScroll: false })
  const filter = (change: InboxSearch) => {
    const { page: __, ...rest } = search
    go({ ...rest, ...change })
  }

  const entries = (list.data?.items ?? []).map(toOpen)
  const index = search.open === undefined ? -1 : entries.indexOf(search.open)
  // An answered entry has left the list: the next one takes its place.
  const place = useRef(-1)
  useEffect(() => {
    if (index >= 0) place.current = index
  }, [index])
  const move = (by: 1 | -1) => {
    const next = index >= 0 ? index + by : by === 1 ? Math.max(place.current, 0) : place.current - 1
    const open = entries[Math.min(Math.max(next, 0), entries.length - 1)]
    if (open === undefined) return
    go({ ...search, open })
    document.querySelector<HTMLElement>(`[data-entry="${open}"]`)?.focus()
  }
  // A press on an entry leads into it; the way back, which a phone has, leads to its row.
  const isPressed = useRef(false)
  const press = (open: string) => {
    if (open === search.open) document.getElementById('entry')?.focus()
    else isPressed.current = true
  }
  const focusIfPressed = (heading: HTMLElement) => {
    if (isPressed.current) heading.focus()
    isPressed.current = false
  }
  const pane = useRef<HTMLDivElement>(null)
  const former = useRef(search.open)
  useEffect(() => {
    if (search.open === former.current) return
    if (search.open === undefined)
      document.querySelector<HTMLElement>(`[data-entry="${former.current}"]`)?.focus()
    former.current = search.open
    pane.current?.scrollTo(0, 0)
  }, [search.open])
  const openNext = () => {
    const next = index >= 0 ? index + 1 : Math.max(place.current, 0)
    isPressed.current = true
    go({ ...search, open: entries[Math.min(next, entries.length - 1)] })
  }
  const hasNext = index < entries.length - 1
  useInboxKeys({
    onMove: move,
    onClaim: () => find('claim')?.click(),
    onReply: () => find('reply')?.focus(),
    onAssign: () => find('assign')?.click(),
    onTemplate: () => find('template')?.click(),
    onUndo: () => find('undo')?.click(),
    onHelp: () => setHelp(true),
  })

  const isFiltered = search.kind !== undefined || search.search !== undefined || search.state !== undefined
  return (
    <Screen
      name={t('inbox')}
      isCompact
      action={
        <div className={classes['buttons']}>
          <Link to="/templates" className="plain-button">
            {t('templates')}
          </Link>
          <button
            type="button"
            className={`plain-button ${classes['help']}`}
            aria-haspopup="dialog"
            onClick={() => setHelp(true)}
          >
            {t('keys')}
          </button>
        </div>
      }
    >
      <div className={classes['page']} data-open={opened !== null || undefined}>
        <InboxFilters search={search} counts={counts.data?.kinds} onChange={filter} />
        <section className={classes['side']} aria-label={t('inbox')}>
          {/* Where the list has failed as well, its notice is enough. */}
          {counts.data === undefined && counts.error !== null && list.error === null ? (
            <ProblemNotice
              problem={counts.error}
              action={<RetryButton failure={counts.error} onRetry={() => void counts.refetch()} />}
            />
          ) : (
            <InboxSummary counts={counts.data?.kinds} kind={search.kind} now={now} />
          )}
          <PagedList
            list={list}
            empty={t(isFiltered ? 'noneFound' : 'none')}
            emptyAction={
              isFiltered && (
                <Link to="/" search={{}} className="plain-button">
                  {t('showAll')}
                </Link>
              )
            }
            onPage={(page) => filter({ page })}
          >
            {({ items, total }) => (
              <>
                <EntryTools search={query} total={total} />
                <EntryList entries={items} columns={columns} search={search} now={now} onOpen={press} />
              </>
            )}
          </PagedList>
        </section>
        <div ref={pane} className={classes['detail']}>
          {opened === null ? (
            <p className={`muted ${classes['choose']}`}>{t('choose')}</p>
          ) : (
            <>
              <Link to="/" search={query} className={classes['back']}>
                <Icon name="left" size={18} />
                {t('back')}
              </Link>
              <DataBoundary key={search.open}>
                <NextEntry value={hasNext ? openNext : null}>
                  <EntryDetail {...opened} onShown={focusIfPressed} />
                </NextEntry>
              </DataBoundary>
            </>
          )}
        </div>
      </div>
      {hasHelp && <KeysDialog onClose={() => setHelp(false)} />}
    </Screen>
  )
}

export default InboxScreen

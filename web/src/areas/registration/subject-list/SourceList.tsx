import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { RegistrationWindows } from '#web/parts/registration-window/useRegistrationWindow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { SubjectListLocation } from '../useRegistrationLocation.ts'
import { words } from '../words.ts'
import { ModuleBarLegend } from './ModuleBarLegend.tsx'
import { NothingFree } from './nothing-free/NothingFree.tsx'
import { SearchSkipLink } from './SearchSkipLink.tsx'
import { SourceSection } from './SourceSection.tsx'
import classes from './SourceList.module.css'
import { findFirstSource, findSource, type SubjectSource } from './sources.ts'
import { isRepairFilter, matchesSearch, type SubjectSearch } from './matches-search.ts'
import { SubjectSearchFields } from './SubjectSearchFields.tsx'
import { toSubjectState } from './to-subject-state.ts'
import { usePinnedSubjects } from './filter/usePinnedSubjects.ts'
import { useSubjectFilter } from './filter/useSubjectFilter.ts'
import { useSources } from './useSources.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { useOpenSubjects } from './useOpenSubjects.ts'
import { useSourceSubjects } from './useSourceSubjects.ts'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly location: SubjectListLocation
  readonly windows: RegistrationWindows
  /** Shows at first only what can be taken now: also where that is nothing, to say why, or only where there is some. */
  readonly startsWith?: 'free' | 'freeIfAny' | 'all'
  /** The subjects are chosen for a plan, which has these. */
  readonly planned?: ReadonlySet<number>
  /** Moves the focus to the groups of the open subject. */
  readonly onToGroups: () => void
  readonly onToast: (toast: Message) => void
  /** The content below the list. */
  readonly children?: ReactNode
}

/** The sources with their subjects: one is open at a time; a search or a filter goes through all of them. */
export const SourceList = ({
  location,
  windows,
  startsWith = 'all',
  planned,
  onToGroups,
  onToast,
  children,
}: Props) => {
  const t = useWords(words)
  const [typed, setTyped] = useState('')
  const [hasLoaded, setLoaded] = useState(false)
  const sources = useSources()
  // The source that is open at first stays so, though its credits may be complete later.
  const [firstKey] = useState(() => findFirstSource(sources)?.key ?? null)
  const openKey = (findSource(sources, location.source ?? firstKey) ?? findFirstSource(sources))?.key
  const isOpen = windows.overall.state === 'open'
  const open = useOpenSubjects(location.replacedID, isOpen)
  const { filter, setFilter } = useSubjectFilter(location, startsWith, open.freeCount)
  const isSearching = !isBlank(typed) || filter !== 'all'
  // Available subjects are one list of all open modules; only a search goes through every module's own.
  const isFreeOnly = (filter === 'free' || isRepairFilter(filter)) && isOpen
  const ofSources = useSourceSubjects(
    sources,
    ({ key, kind }) => (isFreeOnly ? kind === 'pre' : isSearching || key === openKey),
    location.replacedID,
  )
  const isClosed = (kind: SubjectSource['kind']) =>
    isOpen && (kind === 'pre' || windows.forKind(kind).state !== 'open')
  const isTyped = !isBlank(typed)
  const ofFilter = sources.map((source, index) =>
    isFreeOnly && source.kind !== 'pre' ? open.listOf(source) : ofSources[index]!,
  )
  // Subjects that are not in the chosen list are searched for in all others.
  const isElsewhere =
    isTyped &&
    filter !== 'all' &&
    sources.every(
      ({ kind }, index) =>
        !ofFilter[index]!.isPending &&
        !ofFilter[index]!.data?.subjects.some((subject) =>
          matchesSearch(subject, { typed, filter, isClosed: isClosed(kind) }),
        ),
    )
  const everywhere = useSourceSubjects(sources, () => isElsewhere, location.replacedID)
  const lists = isElsewhere ? everywhere : ofFilter
  const isFreeList = filter === 'free' && !isTyped
  const kept = usePinnedSubjects(
    location.subjectID,
    !isFreeList
      ? []
      : sources.flatMap(({ kind }, index) =>
          (lists[index]!.data?.subjects ?? []).filter(
            (subject) => toSubjectState(subject, isClosed(kind)) === 'free',
          ),
        ),
  )
  const pressed = useRef<{ heading: HTMLElement; top: number } | null>(null)
  // A source above has closed: scrolls until the pressed heading is again under the finger.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { heading, top } = pressed.current
    pressed.current = null
    const distance = () => heading.getBoundingClientRect().top - top
    const list = heading.closest<HTMLElement>('[data-scrolls]')
    if (list) list.scrollTop += distance()
    scrollBy(0, distance())
  }, [openKey])
  if (sources.length === 0) {
    return (
      <>
        <EmptyState>{t('noModules')}</EmptyState>
        {children}
      </>
    )
  }

  const preRegistered = new Set(
    sources.flatMap(({ kind }, index) =>
      kind === 'pre' ? (lists[index]!.data?.subjects ?? []).map(({ subjectID }) => subjectID) : [],
    ),
  )
  const searchIn = ({ kind }: SubjectSource): SubjectSearch => ({
    typed,
    filter: isElsewhere ? 'all' : filter,
    isClosed: isClosed(kind),
    kept: isFreeList ? kept : undefined,
    isShownAbove: isTyped && kind !== 'pre' ? ({ subjectID }) => preRegistered.has(subjectID) : undefined,
  })
  const shown = sources
    .map((source, index) => ({ source, list: lists[index]! }))
    .filter(
      ({ source, list }) =>
        !isSearching ||
        (list.isPending && (!isFreeOnly || isElsewhere)) ||
        list.data?.subjects.some((subject) => matchesSearch(subject, searchIn(source))),
    )
  // At first, what stands below a list that is still being read comes after it, and is not pushed down.
  const pendingAt = shown.findIndex(
    ({ source, list }) => list.isPending && (isSearching || source.key === openKey),
  )
  // Nothing is shown before it is known whether anything can be taken: that decides between two different lists.
  const isFreePending = isFreeOnly && open.isPending
  const isPending = pendingAt !== -1 || isFreePending
  if (!isPending && !hasLoaded) setLoaded(true)
  const loaded = hasLoaded || pendingAt === -1 ? shown : shown.slice(0, pendingAt + 1)
  const isListed = ({ key }: SubjectSource) => isSearching || key === openKey
  const openIn = shown.filter(
    ({ source, list }) =>
      isListed(source) && list.data?.subjects.some(({ subjectID }) => subjectID === location.subjectID),
  )
  const currentKey = (openIn.find(({ source }) => source.key === location.source) ?? openIn[0])?.source.key
  const isNothingFree = isFreeList && isOpen && open.freeCount === 0 && kept.size === 0
  return (
    <section aria-label={t('subjects')}>
      <SearchSkipLink />
      <SubjectSearchFields
        {...{ typed, setTyped, filter, setFilter }}
        freeCount={isOpen ? open.freeCount : undefined}
      />
      {isFreePending && (
        <div className={classes['pending']}>
          <Skeleton />
        </div>
      )}
      {isNothingFree && <NothingFree subjects={open.subjects} onFilter={setFilter} />}
      {shown.length === 0 && !isNothingFree && !isFreePending && (
        <EmptyState
          action={
            <button
              type="button"
              className="plain-button"
              onClick={() => {
                setTyped('')
                setFilter('all')
              }}
            >
              {t('showAll')}
            </button>
          }
        >
          {t(isTyped ? 'nothingFound' : 'noneOfFilter')}
        </EmptyState>
      )}
      {filter === 'credits' && !isElsewhere && shown.length > 0 && !isFreePending && (
        <p className={classes['elsewhere']}>{t('allOverCredits')}</p>
      )}
      {isElsewhere && shown.length > 0 && (
        <output className={classes['elsewhere']}>{t('foundElsewhere')}</output>
      )}
      {!isNothingFree && !isFreePending && loaded.some(({ source }) => source.kind !== 'pre') && (
        <ModuleBarLegend />
      )}
      {(isNothingFree || isFreePending ? [] : loaded).map(({ source, list }) => (
        <SourceSection
          key={source.key}
          {...{ source, list, location, windows, isSearching, planned, preRegistered, onToGroups, onToast }}
          search={searchIn(source)}
          isOpen={isListed(source)}
          openID={source.key === currentKey ? location.subjectID : null}
          onPress={(heading) => {
            pressed.current = { heading, top: heading.getBoundingClientRect().top }
            location.openSource(source.key === openKey ? null : source.key)
          }}
        />
      ))}
      {(hasLoaded || !isPending) && !isTyped && children}
    </section>
  )
}

import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { SourceSection } from './SourceSection.tsx'
import { firstSource, sourceAt, type Source } from './sources.ts'
import classes from './SourceList.module.css'
import { SubjectFinder } from './SubjectFinder.tsx'
import type { Looking, SubjectFilter } from './subject-state.ts'
import { isWanted } from './subject-state.ts'
import type { Doors } from './useDoor.ts'
import type { Place } from './usePlace.ts'
import { useSourceLists } from './useSourceLists.ts'
import { useSources } from './useSources.ts'
import { words } from './words.ts'

interface Props {
  readonly place: Place
  readonly doors: Doors
  /** Brings the keys to the groups of the open subject. */
  readonly onToGroups: () => void
  readonly onTold: (told: string) => void
}

/** Where subjects can come from, each with its subjects; typing and a filter look through all of them, otherwise one is open at a time. */
export const SourceList = ({ place, doors, onToGroups, onTold }: Props) => {
  const t = useWords(words)
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<SubjectFilter>('all')
  const sources = useSources()
  // A filter looks through all of them as typing does.
  const isSearching = typed.trim() !== '' || filter !== 'all'
  // What is open at the beginning stays so, though another becomes the first that lacks something.
  const [begun] = useState(() => firstSource(sources)?.key ?? null)
  const open = (sourceAt(sources, place.source ?? begun) ?? firstSource(sources))?.key
  const lists = useSourceLists(sources, ({ key }) => isSearching || key === open, place.insteadID)
  const pressed = useRef<{ heading: HTMLElement; top: number } | null>(null)
  // Another source above has closed: the heading stays under the finger.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { heading, top } = pressed.current
    pressed.current = null
    const moved = () => heading.getBoundingClientRect().top - top
    const list = heading.closest<HTMLElement>('[data-scrolls]')
    if (list) list.scrollTop += moved()
    scrollBy(0, moved())
  }, [open])
  if (sources.length === 0) return <Empty>{t('noModules')}</Empty>

  const lookingIn = ({ kind }: Source): Looking => ({
    typed,
    filter,
    isShut: doors.door.state === 'open' && (kind === 'pre' || doors.of(kind).state !== 'open'),
  })
  const shown = sources
    .map((source, index) => ({ source, list: lists[index]! }))
    .filter(
      ({ source, list }) =>
        !isSearching ||
        list.isPending ||
        list.data?.subjects.some((subject) => isWanted(subject, lookingIn(source))),
    )
  return (
    <section aria-label={t('subjects')}>
      <SubjectFinder {...{ typed, setTyped, filter, setFilter }} />
      {sources.some((source) => source.ects_registered > 0) && (
        <p className={classes['legend']}>{t('moduleLegend')}</p>
      )}
      {shown.length === 0 && (
        <Empty
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
          {t(typed.trim() === '' ? 'noneOfFilter' : 'nothingFound')}
        </Empty>
      )}
      {shown.map(({ source, list }) => (
        <SourceSection
          key={source.key}
          {...{ source, list, place, doors, isSearching, onToGroups, onTold }}
          looking={lookingIn(source)}
          isOpen={isSearching || source.key === open}
          onPress={(heading) => {
            pressed.current = { heading, top: heading.getBoundingClientRect().top }
            place.openSource(source.key === open ? null : source.key)
          }}
        />
      ))}
    </section>
  )
}

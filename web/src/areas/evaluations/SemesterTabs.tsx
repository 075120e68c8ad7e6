import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import type { Semester } from './marks.ts'
import classes from './SemesterTabs.module.css'
import { toSeason } from './to-season.ts'
import { words } from './words.ts'

interface Props {
  readonly semesters: readonly Semester[]
  readonly selected: Semester
  /** With marks that changed since the last visit. */
  readonly changedIDs: ReadonlySet<number>
  /** The element that shows the selected semester. */
  readonly panelID: string
  readonly onSelect: (semesterID: number) => void
}

const getNext = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** The semesters as tabs, the newest first; arrow keys select the next one. */
export const SemesterTabs = ({ semesters, selected, changedIDs, panelID, onSelect }: Props) => {
  const t = useWords(words)
  const list = useRef<HTMLDivElement>(null)
  const { semesterID } = selected
  // Only the list scrolls: `scrollIntoView` would move the page too.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [semesterID])
  const selectByKey = (event: KeyboardEvent) => {
    const next = getNext(event.key, semesters.indexOf(selected), semesters.length)
    if (next === undefined) return
    event.preventDefault()
    onSelect(semesters[next]!.semesterID)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div ref={list} className={classes['tabs']} role="tablist" aria-label={t('semesters')}>
      {semesters.map((each) => {
        const { season, year } = toSeason(each)
        const isSelected = each.semesterID === semesterID
        return (
          <button
            key={each.semesterID}
            type="button"
            role="tab"
            id={`${panelID}-${each.semesterID}`}
            aria-selected={isSelected}
            aria-controls={panelID}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(each.semesterID)}
            onKeyDown={selectByKey}
          >
            {t(season, { year })}
            {changedIDs.has(each.semesterID) && (
              <span className={classes['changed']}>
                <span className="visually-hidden"> ({t('hasChanges')})</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

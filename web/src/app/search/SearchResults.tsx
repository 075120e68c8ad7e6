// oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of a combobox are links, which a datalist cannot have.
import { Link } from '@tanstack/react-router'
import { memo, useEffect } from 'react'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import type { ResultGroup, SearchResult } from './search-result.ts'
import classes from './SearchModal.module.css'
import { words } from './words.ts'

interface Props {
  readonly listID: string
  readonly groups: readonly ResultGroup[]
  readonly activeKey: string | null
  readonly onActivate: (key: string) => void
  readonly onOpen: (result: SearchResult) => void
}

export const toOptionID = (listID: string, key: string): string => `${listID}-${key}`

/** The options of the search by groups. The focus stays in the field, which names the active one. */
const Results = ({ listID, groups, activeKey, onActivate, onOpen }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  useEffect(() => {
    if (activeKey !== null)
      document.getElementById(toOptionID(listID, activeKey))?.scrollIntoView({ block: 'nearest' })
  }, [listID, activeKey])

  const renderOption = (result: SearchResult) => {
    const { key, icon, name, detail, destination, timeLeft, isOver, link } = result
    const option = {
      id: toOptionID(listID, key),
      role: 'option',
      'aria-selected': key === activeKey,
      tabIndex: -1,
      'data-over': isOver || undefined,
      className: `${classes['option']} ${timeLeft === null ? '' : classes['timed']}`,
      onClick: () => onOpen(result),
      // Not on entering: a list that scrolls below a resting pointer must not change the active option.
      onPointerMove: () => key !== activeKey && onActivate(key),
    }
    const content = (
      <>
        <StrokeIcon d={icon} />
        <span className={classes['text']}>
          {name[locale]}
          {detail !== null && <small>{detail}</small>}
        </span>
        {destination !== null && <span className={classes['destination']}>{t(destination)}</span>}
        {timeLeft !== null && <TimeLeft left={timeLeft} />}
      </>
    )
    return link === null ? (
      <button key={key} type="button" {...option}>
        {content}
      </button>
    ) : (
      <Link key={key} {...link} {...option} preload={false}>
        {content}
      </Link>
    )
  }
  return (
    <div id={listID} role="listbox" aria-label={t('results')}>
      {/* Another list takes the place of the last one at once: nothing in it moves. */}
      <div
        key={groups.flatMap(({ results }) => results.map(({ key }) => key)).join()}
        role="presentation"
        className={classes['results']}
      >
        {groups.map(({ key: group, results, found }) => (
          <div key={group} role="group" aria-labelledby={`${listID}-${group}`}>
            <p id={`${listID}-${group}`} role="presentation" className={classes['group']}>
              {t(group)}
            </p>
            {results.map(renderOption)}
            {found > results.length && (
              <p role="presentation" className={classes['more']}>
                {t('shownOf', { shown: results.length, found })}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Drawn again only for other results: a key in the field must not wait for them. */
export const SearchResults = memo(Results)

// oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of a combobox are links, which a datalist cannot have.
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { ResultGroup } from './useSearchResults.ts'
import classes from './SearchModal.module.css'
import { words } from './words.ts'

interface Props {
  readonly listID: string
  readonly groups: readonly ResultGroup[]
  readonly activeKey: string | null
  readonly onOpen: () => void
}

export const toOptionID = (listID: string, key: string): string => `${listID}-${key}`

/** The options of the search by groups. The focus stays in the field, which names the active one. */
export const SearchResults = ({ listID, groups, activeKey, onOpen }: Props) => {
  const t = useWords(words)
  useEffect(() => {
    if (activeKey !== null)
      document.getElementById(toOptionID(listID, activeKey))?.scrollIntoView({ block: 'nearest' })
  }, [listID, activeKey])
  return (
    <div id={listID} role="listbox" aria-label={t('results')} className={classes['results']}>
      {groups.map(({ key: group, results, found }) => (
        <div key={group} role="group" aria-labelledby={`${listID}-${group}`}>
          <p id={`${listID}-${group}`} role="presentation" className={classes['group']}>
            {t(group)}
          </p>
          {results.map(({ key, icon, title, detail, destination, link }) => (
            <Link
              key={key}
              {...link}
              id={toOptionID(listID, key)}
              role="option"
              aria-selected={key === activeKey}
              tabIndex={-1}
              preload={false}
              className={classes['option']}
              onClick={onOpen}
            >
              <Icon name={icon} />
              <span className={classes['text']}>
                {title}
                {detail !== null && <small>{detail}</small>}
              </span>
              {destination !== null && <span className={classes['destination']}>{t(destination)}</span>}
            </Link>
          ))}
          {found > results.length && (
            <p role="presentation" className={classes['more']}>
              {t('shownOf', { shown: results.length, found })}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

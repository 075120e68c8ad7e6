import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { foundPlaces } from './found-places.ts'
import { otherWords } from './other-words.ts'
import classes from './SearchDialog.module.css'
import type { Place } from './useMenu.ts'
import { words } from './words.ts'

interface SearchDialogProps {
  readonly places: readonly Place[]
  readonly onClose: () => void
}

/** The search over the screens: typing narrows, Enter goes to the first, the arrows lead through what was found. */
export const SearchDialog = ({ places, onClose }: SearchDialogProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const search = useRef<HTMLElement>(null)
  const hint = useId()
  const [typed, setTyped] = useState('')
  const found = foundPlaces(places, typed, otherWords)

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(search.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      stops[(at + step + stops.length) % stops.length]?.focus()
    }
    if (event.key === 'Enter' && at === 0) stops[1]?.click()
  }
  return (
    <Modal isOpen onClose={onClose} title={t('search')} position="top">
      <search ref={search}>
        <input
          className={classes['input']}
          type="search"
          aria-label={t('searchScreens')}
          placeholder={t('searchScreens')}
          aria-describedby={hint}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p id={hint} className={classes['hint']}>
          {t('searchHint')}
        </p>
        <ul className={classes['found']}>
          {found.map((place) => (
            <li key={place.menuID}>
              <Link to={place.path as LinkComponentProps['to']} onClick={onClose} onKeyDown={onKeyDown}>
                {text(place, 'name')}
              </Link>
            </li>
          ))}
        </ul>
        <output className={found.length > 0 ? 'visually-hidden' : undefined}>
          {found.length > 0 ? t('found', { count: found.length }) : t('nothingFound')}
        </output>
      </search>
    </Modal>
  )
}

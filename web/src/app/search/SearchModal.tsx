import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { searchMenu } from './search-menu.ts'
import { searchSynonyms } from './search-synonyms.ts'
import classes from './SearchModal.module.css'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { words } from '#web/app/words.ts'

interface SearchModalProps {
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

/** Search over the screens: Enter opens the first result, the arrow keys move through them. */
export const SearchModal = ({ items, onClose }: SearchModalProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const search = useRef<HTMLElement>(null)
  const hint = useId()
  const [typed, setTyped] = useState('')
  const found = searchMenu(items, typed, searchSynonyms)

  const onKeyDown = (event: KeyboardEvent) => {
    const focusable = [...(search.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = focusable.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      focusable[(at + step + focusable.length) % focusable.length]?.focus()
    }
    if (event.key === 'Enter' && at === 0) focusable[1]?.click()
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
          {found.map((item) => (
            <li key={item.menuID}>
              <Link to={item.path as LinkComponentProps['to']} onClick={onClose} onKeyDown={onKeyDown}>
                {text(item, 'name')}
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

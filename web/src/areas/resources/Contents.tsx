import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { DocumentPart } from '#rules/documents/document-parts.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Resources.module.css'
import { useReadHeading } from './useReadHeading.ts'
import { words } from './words.ts'

type Heading = Extract<DocumentPart, { kind: 'heading' }>

const goTo = (id: string): void => {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/**
 * The table of contents, which follows the reader: beside the text where there is room, otherwise one line above it that
 * names where she is and unfolds.
 */
export const Contents = ({ headings }: { headings: readonly Heading[] }) => {
  const t = useWords(words)
  const list = useRef<HTMLOListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const here = useReadHeading(headings.map(({ id }) => id))
  // The address may name a place in the text.
  useEffect(() => {
    if (location.hash.length > 1) goTo(location.hash.slice(1))
  }, [])
  useEffect(() => {
    const own = list.current
    const current = own?.querySelector<HTMLElement>('[aria-current]')
    if (own === null || current === null || current === undefined) return
    const [top, height] = [current.offsetTop - own.offsetTop, current.offsetHeight]
    if (top < own.scrollTop) own.scrollTop = top
    if (top + height > own.scrollTop + own.clientHeight) own.scrollTop = top + height - own.clientHeight
  }, [here, isOpen])
  if (headings.length === 0) return null
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault()
    setOpen(false)
    history.replaceState(history.state, '', `#${id}`)
    goTo(id)
  }
  return (
    <nav className={classes['contents']} aria-label={t('contents')} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          <span className={classes['muted']}>{t('contents')}</span>
          <span className={classes['here']}>{headings.find(({ id }) => id === here)?.text}</span>
        </span>
        <Icon name="down" />
      </button>
      <ol ref={list}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              aria-current={id === here ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

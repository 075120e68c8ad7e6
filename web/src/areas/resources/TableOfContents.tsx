import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { DocumentPart } from '#rules/documents/document-parts.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Resources.module.css'
import { useCurrentHeading } from './useCurrentHeading.ts'
import { words } from './words.ts'

type Heading = Extract<DocumentPart, { kind: 'heading' }>

const scrollToHeading = (id: string): void => {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/** Beside the text on a wide screen; otherwise one line above it that names the current heading and unfolds. */
export const TableOfContents = ({ headings }: { headings: readonly Heading[] }) => {
  const t = useWords(words)
  const list = useRef<HTMLOListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const currentId = useCurrentHeading(headings.map(({ id }) => id))
  // The address may name a heading.
  useEffect(() => {
    if (location.hash.length > 1) scrollToHeading(location.hash.slice(1))
  }, [])
  useEffect(() => {
    const listElement = list.current
    const current = listElement?.querySelector<HTMLElement>('[aria-current]')
    if (listElement === null || current === null || current === undefined) return
    const [top, height] = [current.offsetTop - listElement.offsetTop, current.offsetHeight]
    if (top < listElement.scrollTop) listElement.scrollTop = top
    if (top + height > listElement.scrollTop + listElement.clientHeight)
      listElement.scrollTop = top + height - listElement.clientHeight
  }, [currentId, isOpen])
  if (headings.length === 0) return null
  const onFollow = (event: MouseEvent, id: string) => {
    event.preventDefault()
    setOpen(false)
    history.replaceState(history.state, '', `#${id}`)
    scrollToHeading(id)
  }
  return (
    <nav className={classes['contents']} aria-label={t('contents')} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <span className={classes['muted']}>{t('contents')}</span>
          <span className={classes['current']}>{headings.find(({ id }) => id === currentId)?.text}</span>
        </span>
        <Icon name="down" />
      </button>
      <ol ref={list}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              aria-current={id === currentId ? 'location' : undefined}
              onClick={(event) => onFollow(event, id)}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

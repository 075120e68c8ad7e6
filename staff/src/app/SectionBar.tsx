import { sectionIcons } from '#staff/sections/section-icons.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { barWords, words as sectionWords } from '#staff/sections/words.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import classes from './Sections.module.css'
import { SectionLinks } from './SectionLinks.tsx'
import { useSections } from './useSections.ts'
import { words } from './words.ts'

/** As many as have space for a whole word on a phone, in Georgian too. */
const places = 4

/** On a phone: the first sections, and a button for all. */
export const SectionBar = () => {
  const t = useWords(words)
  const nameOf = useWords(sectionWords)
  const shortOf = useWords(barWords)
  const sheetID = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(isOpen, () => sheet.current?.hidePopover())
  const all = useSections()
  const shown = all.length > places ? all.slice(0, places - 1) : all
  const isHere = useLocation({
    select: ({ pathname }) =>
      shown.some(({ path }) => (path === '/' ? pathname === '/' : pathname.startsWith(path))),
  })
  return (
    <nav className={classes['bar']} aria-label={t('sections')}>
      {shown.map(({ path, name, icon }) => (
        <Link
          key={name}
          to={path}
          className={classes['barItem']}
          activeOptions={{ exact: path === '/', includeSearch: false }}
        >
          <StrokeIcon d={sectionIcons[icon]} />
          <span>{name in barWords ? shortOf(name as keyof typeof barWords) : nameOf(name)}</span>
        </Link>
      ))}
      {all.length > shown.length && (
        <>
          <button
            type="button"
            className={classes['barItem']}
            popoverTarget={sheetID}
            aria-expanded={isOpen}
            data-current={!isHere || undefined}
          >
            <Icon name="more" />
            <span>{t('more')}</span>
          </button>
          <div
            ref={sheet}
            id={sheetID}
            popover="auto"
            className={classes['sheet']}
            onToggle={({ newState }) => setOpen(newState === 'open')}
          >
            {/* Only presses of links bubble up here. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
            <div onClick={() => sheet.current?.hidePopover()}>{isOpen && <SectionLinks />}</div>
          </div>
        </>
      )}
    </nav>
  )
}

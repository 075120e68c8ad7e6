import { useId, useState } from 'react'
import { useLocalized } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './MenuTree.module.css'
import { PlaceLink } from './PlaceLink.tsx'
import { allPlaces, type Place } from './useMenu.ts'

interface MenuTreeProps {
  readonly places: readonly Place[]
  readonly here: string | null
  readonly onChoose?: () => void
}

/** A tree of the menu; a group of it can be folded, and the one that holds the current place stands open. */
export const MenuTree = ({ places, here, onChoose }: MenuTreeProps) => (
  <ul className={classes['tree']}>
    {places.map((place) => (
      <li key={place.menuID}>
        {place.children.length > 0 ? (
          <Group place={place} here={here} {...(onChoose && { onChoose })} />
        ) : (
          place.path !== null && (
            <PlaceLink place={place} here={here} {...(onChoose && { onClick: onChoose })} />
          )
        )}
      </li>
    ))}
  </ul>
)

const Group = ({ place, here, onChoose }: { place: Place; here: string | null; onChoose?: () => void }) => {
  const id = useId()
  const text = useLocalized()
  const isHere = allPlaces([place]).some(({ path }) => path !== null && path === here)
  const [folded, setFolded] = useState<boolean | null>(null)
  const isOpen = folded === null ? isHere : !folded
  // A group with a screen of its own shows it first.
  const own = place.path === null ? [] : [{ ...place, children: [] }]
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setFolded(isOpen)}>
        {text(place, 'name')}
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
      </button>
      <div id={id} hidden={!isOpen}>
        <MenuTree places={[...own, ...place.children]} here={here} {...(onChoose && { onChoose })} />
      </div>
    </>
  )
}

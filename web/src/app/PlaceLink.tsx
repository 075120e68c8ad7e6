import { Link, type LinkComponentProps } from '@tanstack/react-router'
import { useLocalized } from '#web/i18n/useWords.ts'
import type { Place } from './useMenu.ts'

interface PlaceLinkProps {
  readonly place: Place
  /** The path of the menu that stands for where she is. */
  readonly here: string | null
  readonly onClick?: () => void
}

/** A way to a place of the menu; the current one is marked. */
export const PlaceLink = ({ place, here, onClick }: PlaceLinkProps) => {
  const text = useLocalized()
  return (
    <Link
      // The menu is data: what its paths lead to is compared with the table of screens by a test.
      to={place.path as LinkComponentProps['to']}
      activeOptions={{ exact: true }}
      aria-current={place.path === here ? 'page' : undefined}
      onClick={onClick}
    >
      {text(place, 'name')}
    </Link>
  )
}

import { Link, useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { toID } from '#web/parts/search-params.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ClubFormView } from './ClubFormView.tsx'
import { words } from './words.ts'

/** The form of a new club, or of the own one that the address names. */
export const ClubFormScreen = () => {
  const t = useWords(words)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const clubID = toID(search['club'])
  return (
    <Screen
      key={clubID}
      name={t('clubForm')}
      back={
        <Link to="/clubs">
          <Icon name="left" size={18} /> {t('clubs')}
        </Link>
      }
    >
      <ClubFormView clubID={clubID} />
    </Screen>
  )
}

import { useLocation } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ClubList } from './ClubList.tsx'
import { ClubFormScreen } from './form/ClubFormScreen.tsx'
import { words } from './words.ts'

/** The clubs, or the form, whose path is below this one. */
const ClubsScreen = () => {
  const t = useWords(words)
  const isForm = useLocation({ select: ({ pathname }) => pathname.endsWith('/form') })
  if (isForm) return <ClubFormScreen />
  return (
    <Screen
      name={t('clubs')}
      skeleton="cards"
      action={
        <ButtonLink kind="main" to="/clubs/form">
          <Icon name="plus" size={18} /> {t('found')}
        </ButtonLink>
      }
    >
      <ClubList />
    </Screen>
  )
}

export default ClubsScreen

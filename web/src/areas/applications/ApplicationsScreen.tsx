import { useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { toID } from '#web/parts/search-params.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { OpenApplication } from './OpenApplication.tsx'
import { words } from './words.ts'

/** The applications, or the one that the address names. */
const ApplicationsScreen = () => {
  const t = useWords(words)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const id = toID(search['application'])
  if (id !== null) return <OpenApplication key={id} id={id} />
  return (
    <Screen
      name={t('applications')}
      isReading
      action={
        <ButtonLink kind="main" to="/my-applications/new">
          <Icon name="plus" size={18} /> {t('newApplication')}
        </ButtonLink>
      }
    >
      <ApplicationList />
    </Screen>
  )
}

export default ApplicationsScreen

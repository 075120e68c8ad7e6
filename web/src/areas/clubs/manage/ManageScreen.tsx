import { useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { toID } from '#web/parts/search-params.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ProjectScreen } from '../projects/ProjectScreen.tsx'
import { OpenClub } from './OpenClub.tsx'
import { OwnClubs } from './OwnClubs.tsx'
import { words } from './words.ts'

/** The student's clubs, the one that the address names, or a project of it. */
const ManageScreen = () => {
  const t = useWords(words)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const clubID = toID(search['club'])
  if (clubID === null)
    return (
      <Screen name={t('manage')} isReading>
        <OwnClubs />
      </Screen>
    )
  const projectID = toID(search['project'])
  const isForm = search['form'] !== undefined
  if (projectID !== null || isForm)
    return (
      <ProjectScreen
        key={`${clubID} ${projectID} ${isForm}`}
        clubID={clubID}
        projectID={projectID}
        isForm={isForm}
      />
    )
  return <OpenClub key={clubID} id={clubID} />
}

export default ManageScreen

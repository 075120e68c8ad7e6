import { Link, useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { LibraryCatalogue } from './LibraryCatalogue.tsx'
import { MyLibrary } from './MyLibrary.tsx'
import { words } from './words.ts'

/** The student's library page, or with `find` in the URL the catalogue. */
const LibraryScreen = () => {
  const t = useWords(words)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search['find'] !== undefined)
    return (
      <Screen
        key="catalogue"
        name={t('catalogue')}
        isReading
        back={
          <Link to="/my-library">
            <Icon name="left" size={18} /> {t('library')}
          </Link>
        }
      >
        <LibraryCatalogue />
      </Screen>
    )
  return (
    <Screen
      key="own"
      name={t('library')}
      action={
        <ButtonLink kind="main" to="/my-library" search={{ find: 1 } as never}>
          <Icon name="search" size={18} /> {t('findBook')}
        </ButtonLink>
      }
    >
      <MyLibrary />
    </Screen>
  )
}

export default LibraryScreen

import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import { words } from './words.ts'

/** Any path that is not in the table (spec 2). */
export const NotFound = () => {
  const t = useWords(words)
  return (
    <Screen name={t('notFound')}>
      <Empty
        action={
          <Link to="/" className="main-button">
            {t('toHome')}
          </Link>
        }
      >
        {t('notFoundText')}
      </Empty>
    </Screen>
  )
}

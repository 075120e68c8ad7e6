import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { LoansSearch } from './loans-search.ts'
import { LoanLists } from './LoanLists.tsx'
import { ReaderLoans } from './ReaderLoans.tsx'
import { ReaderSearch } from './ReaderSearch.tsx'
import { words } from './words.ts'

/** The loans, holds and fines of one student, or of all, as the URL says. */
const LibraryScreen = () => {
  const t = useWords(words)
  const search = useSearch({ from: '/signed-in/library' })
  const navigate = useNavigate()
  const go = (next: LoansSearch) =>
    void navigate({ to: '/library', search: next, replace: true, resetScroll: false })
  const { student } = search
  if (student !== undefined)
    return (
      <Screen
        key={student}
        name={t('library')}
        back={
          <Link to="/library" search={{}}>
            <Icon name="left" size={18} /> {t('allStudents')}
          </Link>
        }
        renderFailure={(failure) => renderNotFound(failure, null)}
      >
        <ReaderLoans studentID={student} />
      </Screen>
    )
  return (
    <Screen key="lists" name={t('library')}>
      <ReaderSearch />
      <LoanLists search={search} onChange={go} />
    </Screen>
  )
}

export default LibraryScreen

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { PagedList } from '#staff/ui/list/PagedList.tsx'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { TitlesSearch } from './titles-search.ts'
import { TitleForm } from './TitleForm.tsx'
import classes from './Titles.module.css'
import { words } from './words.ts'

interface Props {
  readonly search: TitlesSearch
  readonly onChange: (search: TitlesSearch) => void
}

const TitleTable = ({ search, onChange }: Props) => {
  const t = useWords(words)
  const list = useQuery({
    ...q(libraryTitles.list, { query: search }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList
      list={list}
      empty={t(search.search ? 'noneFound' : 'none')}
      onPage={(page) => onChange({ ...search, page })}
    >
      {(data) => (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('book')}</th>
              <th scope="col">{t('stock')}</th>
              <th scope="col">{t('online')}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ bookID, title, author, year, isbn, language, online_for, ...stock }) => (
              <tr key={bookID}>
                <td>
                  <Link to="/titles" search={{ ...search, book: bookID }} lang={language}>
                    {title}
                  </Link>
                  <span className="muted">{[author, year, isbn].filter(Boolean).join(' · ')}</span>
                </td>
                <td data-label={t('stock')}>
                  {t('stockOf', { copies: stock.copies, lent: stock.lent, held: stock.held })}
                </td>
                <td data-label={t('online')}>
                  {t(online_for === null ? 'notOnline' : online_for === 'all' ? 'forAll' : 'forSubject')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  )
}

const TitleList = ({ search, onChange }: Props) => {
  const t = useWords(words)
  return (
    <>
      <SearchField
        className={classes['search']}
        label={t('search')}
        search={search.search}
        onSearch={(text) => onChange(text === undefined ? {} : { search: text })}
      />
      <TitleTable search={search} onChange={onChange} />
    </>
  )
}

/** The titles of the library, or the form of the one that the URL names. */
const TitlesScreen = () => {
  const t = useWords(words)
  const { book, ...search } = useSearch({ from: '/signed-in/titles' })
  const navigate = useNavigate()
  const go = (next: TitlesSearch) =>
    void navigate({ to: '/titles', search: next, replace: true, resetScroll: false })
  if (book !== undefined)
    return (
      <Screen
        key={book}
        name={t(book === 0 ? 'newTitle' : 'book')}
        back={
          <Link to="/titles" search={search}>
            <Icon name="left" size={18} /> {t('back')}
          </Link>
        }
        renderFailure={(failure) => renderNotFound(failure, null)}
      >
        <TitleForm bookID={book} />
      </Screen>
    )
  return (
    <Screen
      key="list"
      name={t('titles')}
      action={
        <Link to="/titles" search={{ book: 0 }} className="main-button">
          <Icon name="plus" size={18} /> {t('newTitle')}
        </Link>
      }
    >
      <TitleList search={search} onChange={go} />
    </Screen>
  )
}

export default TitlesScreen

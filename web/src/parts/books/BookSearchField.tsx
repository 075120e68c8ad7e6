import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Books.module.css'
import type { BookSearch } from './useBookSearch.ts'
import { bookWords } from './words.ts'

interface Props {
  readonly search: BookSearch
}

/** The field over a list of books. */
export const BookSearchField = ({ search: { typed, type } }: Props) => {
  const t = useWords(bookWords)
  return (
    <label className={classes['field']}>
      <span className="visually-hidden">{t('search')}</span>
      <Icon name="search" size={18} />
      <input
        type="search"
        placeholder={t('search')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => type(value)}
      />
    </label>
  )
}

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#web/i18n/useWords.ts'
import { subjectSearchID } from '#web/parts/subject-search/SubjectSearchField.tsx'
import { words } from '../words.ts'
import classes from './SearchSkipLink.module.css'

/** The first stop of Tab: over the menus and the header straight to the search of subjects. */
export const SearchSkipLink = () => {
  const t = useWords(words)
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.querySelector('#root')?.before(place)
    return () => place.remove()
  }, [place])
  return createPortal(
    <a
      href={`#${subjectSearchID}`}
      className={classes['skip']}
      onClick={(event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>(`#${subjectSearchID}`)?.focus()
      }}
    >
      {t('skipToSearch')}
    </a>,
    place,
  )
}

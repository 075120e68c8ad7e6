import { useRef } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './SubjectSearchField.module.css'
import { words } from './words.ts'

export const subjectSearchID = 'subject-search'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The field over a list of subjects that searches by name and code. */
export const SubjectSearchField = ({ value, onChange }: Props) => {
  const t = useWords(words)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes['field']}>
      <label htmlFor={subjectSearchID}>
        <span className="visually-hidden">{t('find')}</span>
        <Icon name="search" size={18} />
      </label>
      <input
        ref={input}
        id={subjectSearchID}
        type="search"
        placeholder={t('find')}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}

import type { Locale } from '#rules/text/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { maxLengths, type PublicationForm } from './publication-form.ts'
import { PublicationPreview } from './PublicationPreview.tsx'
import classes from './PublishScreen.module.css'
import { words } from './words.ts'

const names = {
  ka: { title: 'title', text: 'text' },
  en: { title: 'titleeng', text: 'texteng' },
} as const
const labels = {
  ka: { title: 'titleKa', text: 'textKa' },
  en: { title: 'titleEn', text: 'textEn' },
} as const

type TextName = 'title' | 'titleeng' | 'text' | 'texteng'

interface Props {
  readonly language: Locale
  readonly draft: PublicationForm
  readonly fieldError: (name: string) => string | undefined
  readonly onChange: (name: TextName, text: string) => void
}

/** Title and text in one language, and how the student will see them. */
export const LanguageFields = ({ language, draft, fieldError, onChange }: Props) => {
  const t = useWords(words)
  const renderField = (part: 'title' | 'text') => {
    const name = names[language][part]
    const error = fieldError(name)
    const field = {
      id: name,
      name,
      lang: language,
      maxLength: maxLengths[part],
      value: draft[name],
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? `${name}-wrong` : undefined,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
    }
    return (
      <div className="entry-field">
        <label htmlFor={name}>{t(labels[language][part])}</label>
        <CharactersLeft text={draft[name]} max={maxLengths[part]}>
          {part === 'title' ? (
            <input type="text" {...field} />
          ) : (
            <textarea className={`text-field ${classes['textarea']}`} rows={6} {...field} />
          )}
        </CharactersLeft>
        {error && (
          <span id={`${name}-wrong`} className="entry-wrong">
            {error}
          </span>
        )}
      </div>
    )
  }
  return (
    <div className={classes['language']}>
      {renderField('title')}
      {renderField('text')}
      <PublicationPreview
        language={language}
        form={draft.form}
        title={draft[names[language].title]}
        text={draft[names[language].text]}
        link={draft.link.trim()}
      />
    </div>
  )
}

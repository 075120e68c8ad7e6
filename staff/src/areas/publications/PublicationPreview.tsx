import { isBlank } from '#rules/text/invisible-characters.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { PublicationForm } from './publication-form.ts'
import classes from './PublicationPreview.module.css'
import { words } from './words.ts'

interface Props {
  readonly language: Locale
  readonly form: PublicationForm['form']
  readonly title: string
  readonly text: string
  readonly link: string
}

/** How the student sees it in one language: a row of their notifications, or the message over the page. */
export const PublicationPreview = ({ language, form, title, text, link }: Props) => {
  const t = useWords(words)
  const shownTitle = title.trim() || formatPhrase(words.title, language)
  const heading = <strong className={isBlank(title) ? classes['empty'] : undefined}>{shownTitle}</strong>
  return (
    <figure className={classes['preview']}>
      <figcaption className="muted">{t(language === 'ka' ? 'previewKa' : 'previewEn')}</figcaption>
      {form === 'popup' ? (
        <div className={classes['popup']} lang={language}>
          {heading}
          {!isBlank(text) && <p>{text.trim()}</p>}
          {/* Only drawn: it does nothing here. */}
          <span className={classes['button']} aria-hidden="true">
            {formatPhrase(words.confirmRead, language)}
          </span>
        </div>
      ) : (
        <div className={classes['row']} lang={language}>
          <Icon name="bell" size={20} />
          {heading}
          {!isBlank(text) && <span className={classes['beginning']}>{text.trim()}</span>}
          <span className="muted">{formatPhrase(words.justNow, language)}</span>
          {link !== '' && <span className="muted">{formatPhrase(words.opens, language, { link })}</span>}
        </div>
      )}
    </figure>
  )
}

import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { resources } from '#contract/studies/resources.ts'
import { parseDocumentParts, type DocumentPart } from '#rules/documents/document-parts.ts'
import type { Reply } from '#web/api/call.ts'
import { toUniversityTime, formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { TableOfContents } from './TableOfContents.tsx'
import classes from './Resources.module.css'
import { words } from './words.ts'

const DocumentPartView = ({ part }: { part: DocumentPart }) => {
  if (part.kind === 'paragraph') return <p>{part.text}</p>
  if (part.kind === 'heading') {
    const Heading = part.level === 2 ? 'h2' : 'h3'
    return (
      <Heading id={part.id} tabIndex={-1}>
        {part.text}
      </Heading>
    )
  }
  const List = part.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {part.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

/** A document with its table of contents and links to the others. */
export const DocumentText = ({ of: document }: { of: Reply<typeof resources.byName> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const documentText = text(document, 'text')
  const parts = useMemo(() => parseDocumentParts(documentText), [documentText])
  const others = document.documents.filter(({ name }) => name !== document.name)
  return (
    <div className={classes['page']}>
      <TableOfContents headings={parts.filter((part) => part.kind === 'heading')} />
      <div className={classes['text']}>
        <p className={classes['muted']}>
          {t('updated', { date: formatDate(toUniversityTime(document.updated_at).date, locale) })}
        </p>
        <article>
          {parts.map((part, index) => (
            // The order of the parts never changes.
            <DocumentPartView key={part.kind === 'heading' ? part.id : `${index}`} part={part} />
          ))}
        </article>
        {others.length > 0 && (
          <nav className={classes['otherDocuments']} aria-labelledby="other-documents">
            <h2 id="other-documents">{t('otherDocuments')}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.name}>
                  <Link to="/resources/$name" params={{ name: other.name }}>
                    {text(other, 'title')}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}

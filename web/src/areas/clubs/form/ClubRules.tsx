import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clubs } from '#contract/campus/clubs.ts'
import { parseDocumentParts } from '#rules/documents/document-parts.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './ClubForm.module.css'
import { words } from './words.ts'

/** The rules for founding a club; on a phone they open on demand. */
export const ClubRules = () => {
  const t = useWords(words)
  const text = useLocalized()
  const rules = useSuspenseQuery(q(clubs.rules)).data
  const [isWide] = useState(() => matchMedia('(min-width: 900px)').matches)
  const parts = parseDocumentParts(text(rules, 'text'))
  if (parts.length === 0) return null
  return (
    <details className={classes['rules']} open={isWide}>
      <summary>{t('rules')}</summary>
      {parts.map((part, nth) => {
        const key = `${nth}`
        if (part.kind === 'heading') return <h2 key={key}>{part.text}</h2>
        if (part.kind === 'paragraph') return <p key={key}>{part.text}</p>
        return (
          <ul key={key}>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )
      })}
    </details>
  )
}

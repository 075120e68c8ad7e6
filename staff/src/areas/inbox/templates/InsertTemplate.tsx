import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { Entry } from '../entry.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { words } from './words.ts'

interface Props {
  readonly entry: Entry
  readonly onInsert: (text: string) => void
}

/** Opens the templates of the kind of the entry. */
export const InsertTemplate = ({ entry, onInsert }: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const list = useQuery(q(answerTemplates.list))
  return (
    <>
      <button
        type="button"
        className="plain-button"
        data-key="template"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('insert')}
      </button>
      {isOpen && (
        <TemplateDialog
          entry={entry}
          list={list}
          onInsert={(text) => {
            setOpen(false)
            onInsert(text)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

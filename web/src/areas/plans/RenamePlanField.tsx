import { useEffect, useRef, useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './PlanHeader.module.css'
import { words } from './words.ts'

interface Props {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

/** The name of the plan as a field: Enter or leaving it saves, Esc keeps the old name. */
export const RenamePlanField = ({ name, onRename, onClose }: Props) => {
  const t = useWords(words)
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const finish = () => {
    const next = typed.trim()
    if (next !== '' && next !== name) onRename(next)
    onClose()
  }
  return (
    <input
      ref={field}
      className={classes['nameField']}
      aria-label={t('name')}
      value={typed}
      maxLength={80}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') onClose()
      }}
      onBlur={finish}
    />
  )
}

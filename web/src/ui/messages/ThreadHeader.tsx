import type { ReactNode } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Conversations.module.css'
import { toRole } from './to-role.ts'
import { messageWords } from './words.ts'

interface Props {
  readonly counterpart: {
    readonly name: string
    readonly nameeng: string
    readonly is_group: boolean
    readonly is_student: boolean
    readonly code: string
    readonly is_muted?: boolean
  }
  /** The way back, before the name. */
  readonly back?: ReactNode
  readonly children?: ReactNode
}

/** With whom the conversation is. */
export const ThreadHeader = ({ counterpart, back, children }: Props) => {
  const t = useWords(messageWords)
  const text = useLocalized()
  const about = [
    t(toRole(counterpart)),
    counterpart.is_student && counterpart.code,
    counterpart.is_muted === true && t('muted'),
  ]
  return (
    <header className={classes['head']}>
      {back}
      <div className={classes['about']}>
        <h2>{text(counterpart, 'name')}</h2>
        <span className="muted">{about.filter(Boolean).join(' · ')}</span>
      </div>
      {children}
    </header>
  )
}

import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon, type IconName } from './Icon.tsx'
import classes from './Notice.module.css'
import { words } from './words.ts'

type Kind = 'error' | 'warning' | 'success' | 'info'

const icons: Readonly<Record<Kind, IconName>> = {
  error: 'error',
  warning: 'warning',
  success: 'check',
  info: 'info',
}

interface NoticeProps {
  readonly kind: Kind
  /** The first line, in weight. */
  readonly title?: string | undefined
  /** Sentences that are shown as bullet lines. */
  readonly lines?: readonly string[] | undefined
  readonly children?: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
}

/** What went wrong, wants care or went well: a colour, a drawing and words, read aloud when it appears. */
export const Notice = ({ kind, title, lines = [], children, action }: NoticeProps) => {
  const t = useWords(words)
  return (
    <div className={`${classes['notice']} ${classes[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div>
        <span className="visually-hidden">{t(kind)}: </span>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {action && <div className={classes['action']}>{action}</div>}
      </div>
    </div>
  )
}

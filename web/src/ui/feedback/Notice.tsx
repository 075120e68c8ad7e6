import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Notice.module.css'
import { useNoticeDetail } from './useNoticeDetail.ts'
import { words } from '#web/ui/words.ts'

type Kind = 'error' | 'warning' | 'success' | 'info'

const icons: Readonly<Record<Kind, IconName>> = {
  error: 'error',
  warning: 'warning',
  success: 'check',
  info: 'info',
}

interface NoticeProps {
  readonly kind: Kind
  /** The first line, in bold. */
  readonly title?: string | undefined
  /** Shown as a bullet list. */
  readonly lines?: readonly string[] | undefined
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A message with colour, icon and text, announced when it appears. */
export const Notice = ({ kind, title, lines = [], children, action }: NoticeProps) => {
  const t = useWords(words)
  const detail = useNoticeDetail(children, ...lines)
  return (
    <div className={`${classes['notice']} ${classes[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div>
        <span className="visually-hidden">{t(kind)}: </span>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {lines.length > 0 && (
          <ul>
            {/* Two fields may have the same message. */}
            {lines.map((line, nth) => (
              <li key={`${nth} ${line}`}>{line}</li>
            ))}
          </ul>
        )}
        {detail}
        {action && <div className={classes['action']}>{action}</div>}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { toStatusIcon } from '#rules/marks/status-icon.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words as markWords } from '#web/parts/page-changes/mark-words.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './StatusLabel.module.css'
import type { Evaluation } from './marks.ts'
import { words } from './words.ts'

const icons: Readonly<Record<'pass' | 'fail' | 'recovery' | 'running', IconName>> = {
  pass: 'check',
  fail: 'close',
  recovery: 'again',
  running: 'clock',
}

interface Props {
  readonly mark: Evaluation
  /** Says more than the status, which is then read aloud before it. */
  readonly children?: ReactNode
}

/** The status of a subject with its icon; a recovery has its own icon (spec 4.18.2). */
export const StatusLabel = ({ mark, children }: Props) => {
  const t = useWords(words)
  const m = useWords(markWords)
  const text = useLocalized()
  const icon = mark.statusID === null ? 'running' : toStatusIcon(mark.statusID, mark.is_recovery)
  const status = mark.statusID === null ? t('isRunning') : text(mark, 'status')
  return (
    <span className={classes['status']} data-kind={icon ?? undefined}>
      {icon !== null && <Icon name={icons[icon]} size={18} />}
      {children ? (
        <span>
          <span className="visually-hidden">{status}: </span>
          {children}
        </span>
      ) : (
        <span>{mark.is_recovery ? m('recovered', { status }) : status}</span>
      )}
    </span>
  )
}

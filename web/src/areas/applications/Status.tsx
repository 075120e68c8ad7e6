import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#rules/applications/steps.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { hourglassPath } from '#web/ui/hourglass-path.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { statusIcons } from './application.ts'
import classes from './Applications.module.css'
import { words } from './words.ts'

interface Props {
  readonly status: ApplicationStatus
  /** At the end of the line. */
  readonly children?: ReactNode
}

/** A state of an application with its icon. */
export const Status = ({ status, children }: Props) => {
  const t = useWords(words)
  return (
    <p className={classes['status']} data-status={status}>
      {status === 'received' ? (
        <StrokeIcon d={hourglassPath} size={18} />
      ) : (
        <Icon name={statusIcons[status]} size={18} />
      )}
      <strong>{t(status)}</strong>
      {children}
    </p>
  )
}

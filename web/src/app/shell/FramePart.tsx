import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { words as ui } from '#web/ui/words.ts'
import classes from './FramePart.module.css'

interface Props {
  readonly children: ReactNode
  /** Closes it, and the notice of its failure. */
  readonly onClose: () => void
}

/** A part of the frame that was asked for. If its code cannot be loaded the screen stays, with what was typed into it. */
export const FramePart = ({ children, onClose }: Props) => {
  const t = useWords(ui)
  return (
    <DataBoundary
      fallback={<></>}
      renderFailure={(failure, retry) => (
        <div className={classes['failure']}>
          <ProblemNotice
            problem={failure}
            action={
              <button
                type="button"
                className="plain-button"
                onClick={() => {
                  onClose()
                  retry()
                }}
              >
                {t('close')}
              </button>
            }
          />
        </div>
      )}
    >
      {children}
    </DataBoundary>
  )
}

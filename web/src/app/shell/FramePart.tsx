import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { words as ui } from '#web/ui/words.ts'
import classes from './FramePart.module.css'

interface Props {
  readonly children: ReactNode
  /** Of what was asked for: its failure is shown until it is closed. Without it a failure shows nothing. */
  readonly onClose?: () => void
}

/** A part of the frame whose code is loaded later. Without it the screen stays, with what was typed into it. */
export const FramePart = ({ children, onClose }: Props) => {
  const t = useWords(ui)
  return (
    <DataBoundary
      fallback={<></>}
      renderFailure={(failure, retry) => (
        <>
          {onClose && (
            <div className={classes['failure']}>
              <ProblemNotice
                problem={failure}
                action={
                  <span className={classes['actions']}>
                    <button type="button" className="plain-button" onClick={() => location.reload()}>
                      {t('reload')}
                    </button>
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
                  </span>
                }
              />
            </div>
          )}
        </>
      )}
    >
      {children}
    </DataBoundary>
  )
}

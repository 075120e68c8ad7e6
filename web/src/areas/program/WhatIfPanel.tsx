import { useMediaQuery } from '@mantine/hooks'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import type { FullProgram } from './full-program.ts'
import classes from './WhatIf.module.css'
import { WhatIfFields } from './WhatIfFields.tsx'
import { WhatIfResult } from './WhatIfResult.tsx'
import type { useWhatIf } from './useWhatIf.ts'
import type { useWhatIfProgram } from './useWhatIfProgram.ts'
import { words } from './words.ts'

interface Props {
  readonly own: FullProgram
  readonly whatIf: ReturnType<typeof useWhatIf>
  readonly preview: ReturnType<typeof useWhatIfProgram>
}

/** The concentration and minor to preview, and the credits before and after; beside the modules or folded over them. */
export const WhatIfPanel = ({ own, whatIf, preview }: Props) => {
  const t = useWords(words)
  const isBeside = useMediaQuery('(min-width: 1360px)', true, { getInitialValueInEffect: false })
  const heading = <h2 id="what-if">{t('whatIfTitle')}</h2>
  const contents = (
    <>
      <DataBoundary fallback={<div className={classes['fieldsPlaceholder']} />}>
        <div className={classes['chosen']}>
          <WhatIfFields own={own} whatIf={whatIf} />
          {whatIf.isActive && (
            <p className={classes['reset']}>
              <ActionButton kind="plain" onClick={whatIf.reset}>
                {t('reset')}
              </ActionButton>
            </p>
          )}
        </div>
      </DataBoundary>
      {whatIf.isActive && <WhatIfResult own={own} preview={preview} />}
    </>
  )
  return (
    <section className={classes['panel']} aria-labelledby="what-if">
      {isBeside ? (
        <>
          {heading}
          {contents}
        </>
      ) : (
        <details open={whatIf.isActive}>
          <summary>
            {heading}
            <Icon name="down" />
          </summary>
          {contents}
        </details>
      )}
    </section>
  )
}

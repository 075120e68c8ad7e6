import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import type { WindowState } from '#rules/registration/window.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { checkCredits } from '#web/parts/credits/check-credits.ts'
import { CreditsMeter } from '#web/parts/credits/CreditsMeter.tsx'
import { Receipts } from '#web/parts/receipts/Receipts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Column } from '#web/ui/layout/Column.tsx'
import { Columns } from '#web/ui/layout/Columns.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { CreditsBar } from './CreditsBar.tsx'
import { ModuleList } from './ModuleList.tsx'
import { MyPreRegistrations } from './MyPreRegistrations.tsx'
import classes from './PreRegistrationView.module.css'
import { usePreRegister } from './usePreRegister.ts'
import { words } from './words.ts'

interface Props {
  readonly window: WindowState
}

/** The subjects to choose from, and beside them the credits and the chosen ones. */
export const PreRegistrationColumns = ({ window }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: registered } = useSuspenseQuery(q(preRegistration.alreadyRegistered))
  const choice = usePreRegister(registered)
  const { replaced, previewed } = choice
  const heading = useRef<HTMLHeadingElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const replacedID = replaced?.preRegID
  // The list of subjects can be far from the button that starts an exchange.
  useEffect(() => {
    if (replacedID !== undefined) notice.current?.focus()
  }, [replacedID])
  const isOpen = window.state === 'open'
  const isWide = useMediaQuery('(min-width: 860px)', true, { getInitialValueInEffect: false })
  const isNew =
    previewed !== null && !registered.subjects.some(({ subjectID }) => subjectID === previewed.subjectID)
  return (
    <>
      {!isWide && <CreditsBar credits={registered.credits} />}
      <Columns count={2}>
        <Column kind="aside" label={t('myChoice')}>
          {/* On a phone the bar says the credits, and here are only the warnings about the limits. */}
          {(isWide || checkCredits(registered.credits, 0).warn) && (
            <CreditsMeter
              credits={registered.credits}
              adding={isNew ? previewed.ects - (replaced?.ects ?? 0) : 0}
              isNextSemester
              isBrief={!isWide}
            />
          )}
          <MyPreRegistrations
            subjects={registered.subjects}
            total={registered.total_ects}
            minimum={registered.credits.minimum}
            heading={heading}
            isOpen={isOpen}
            isWide={isWide}
            onExchange={choice.startExchange}
            onCancel={(own) =>
              // The row with the pressed button is removed: the focus goes to the heading.
              choice.cancel(own, () => heading.current?.focus({ preventScroll: true }))
            }
          />
          <AttemptNotice {...choice.cancelling} />
          {isWide && <Receipts />}
        </Column>
        <Column kind="main">
          {replaced !== null && (
            <div ref={notice} tabIndex={-1} className={classes['exchange']}>
              <Icon name="info" />
              <output>{t('exchanging', { subject: text(replaced, 'subject') })}</output>
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  choice.stopExchange()
                  heading.current?.focus()
                }}
              >
                {t('cancelExchange')}
              </button>
            </div>
          )}
          <DataBoundary>
            <ModuleList {...{ choice, isOpen }} onCancel={choice.cancel} />
          </DataBoundary>
        </Column>
      </Columns>
    </>
  )
}

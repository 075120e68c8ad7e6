import { Button } from '@mantine/core'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import type { agreements } from '#contract/account/agreements.ts'
import type { User } from '#contract/account/session.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { MissingPhoneNotice } from '#web/parts/sms-code/MissingPhoneNotice.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import classes from './Agreements.module.css'
import { ContractDownload } from './ContractDownload.tsx'
import { ContractText } from './ContractText.tsx'
import { OfficeContact } from './OfficeContact.tsx'
import { VisitFacts } from './VisitFacts.tsx'
import { words as uiWords } from '#web/ui/words.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly contract: z.output<(typeof agreements)['internationalData']['reply']>
  readonly visit: User['visit']
  readonly hasPhone: boolean
  readonly isBusy: boolean
  /** The error of the last attempt. If the text has changed meanwhile, the new one is shown. */
  readonly problem: unknown
  readonly onAccept: () => void
  readonly onChangeVisit: () => void
  readonly onAddPhone: () => void
  /** Only while the contract cannot be accepted. */
  readonly onClose: (() => void) | undefined
}

/**
 * The booked visit, the contract's text and the button that accepts it. Without a fee or a phone, or with a letter that
 * cannot be printed, it says what is missing, and can be read and left.
 */
export const ContractReview = (props: Props) => {
  const { contract, visit, hasPhone, isBusy, problem, onAccept, onChangeVisit, onAddPhone, onClose } = props
  const t = useWords(words)
  const u = useWords(uiWords)
  const missing = useRef<HTMLDivElement>(null)
  const hasFee = contract.fee !== null
  const { undrawable } = contract
  const accept = () => (hasFee && hasPhone && undrawable === null ? onAccept() : missing.current?.focus())
  return (
    <ModalContents
      title={t('contractTitle')}
      isClosable={onClose !== undefined}
      status={
        <div className={classes['status']}>
          <AttemptNotice problem={problem} kind="warning" isBusy={isBusy} onRetry={onAccept} />
        </div>
      }
      actions={
        <>
          <Button loading={isBusy} onClick={accept}>
            {t('accept')}
          </Button>
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {u('later')}
            </Button>
          )}
        </>
      }
    >
      {visit !== null && (
        <section className={classes['visit']} aria-label={t('visit')}>
          <div>
            <p className="muted">{t('visit')}</p>
            <VisitFacts visit={visit} />
            <p className="muted">{t(visit.can_be_removed ? 'untilDayBefore' : 'visitIsToday')}</p>
          </div>
          {visit.can_be_removed && (
            <Button variant="default" onClick={onChangeVisit}>
              {t('changeVisit')}
            </Button>
          )}
        </section>
      )}
      <p>{t('contractText')}</p>
      <ContractText document={contract.document} />
      <div className={classes['download']}>
        <ContractDownload />
      </div>
      <div ref={missing} tabIndex={-1}>
        {(!hasFee || undrawable !== null) && (
          <div className={classes['notices']}>
            {!hasFee && <Notice kind="warning">{t('noFee')}</Notice>}
            {undrawable === 'name' && <Notice kind="warning">{t('nameNotDrawable')}</Notice>}
            {undrawable === 'text' && <Notice kind="warning">{t('textNotDrawable')}</Notice>}
            <OfficeContact />
          </div>
        )}
        {!hasPhone && (
          <div className={classes['notices']}>
            <MissingPhoneNotice onAdd={onAddPhone} />
          </div>
        )}
      </div>
    </ModalContents>
  )
}

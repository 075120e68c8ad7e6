import { useState } from 'react'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { messages } from '#web/i18n/messages.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { Field } from '#staff/ui/Field.tsx'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import classes from '../Finance.module.css'
import type { Entry } from './statement.ts'
import { words } from './words.ts'

interface Props {
  readonly entry: Entry
}

/** Asks for the student whose transfer it is. */
const Assign = ({ entry }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const assigning = useSend(bankStatements.assign, { onSuccess: () => setOpen(false) })
  const { entryID, version, reference, amount, currency, payer, text } = entry
  const about = [formatMoney(amount, currency, locale), payer].filter((each) => each !== '').join(', ')
  return (
    <>
      <ActionButton kind="plain" ariaLabel={t('assignNamed', { reference })} onClick={() => setOpen(true)}>
        {t('assign')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('assignTitle')}
          confirmLabel={t('assign')}
          closeLabel={t('keep')}
          isBusy={assigning.isPending}
          problem={assigning.error}
          onConfirm={() => {
            setTried(true)
            if (!isBlank(code)) assigning.mutate({ params: { id: entryID }, body: { code, version } })
          }}
          onClose={() => {
            assigning.dismiss()
            setOpen(false)
          }}
        >
          <p>{text === '' ? about : t('assignText', { about, text })}</p>
          <Field
            id="payer-code"
            label={t('code')}
            maxLength={40}
            autoComplete="off"
            value={code}
            error={isTried && isBlank(code) ? t('enterCode') : null}
            onChange={({ target }) => setCode(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

/** Unbooks a transfer, with a reason. */
const Undo = ({ entry }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const undoing = useSend(bankStatements.undo, { onSuccess: () => setOpen(false) })
  const { entryID, version, reference, student } = entry
  return (
    <>
      <ActionButton kind="text" ariaLabel={t('undoNamed', { reference })} onClick={() => setOpen(true)}>
        {t('undo')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('undoTitle')}
          confirmLabel={t('undo')}
          closeLabel={t('keep')}
          isBusy={undoing.isPending}
          problem={undoing.error}
          onConfirm={() => {
            setTried(true)
            if (!isBlank(reason)) undoing.mutate({ params: { id: entryID }, body: { reason, version } })
          }}
          onClose={() => {
            undoing.dismiss()
            setOpen(false)
          }}
        >
          <p>{t('undoText', { student: student === null ? '' : text(student, 'name') })}</p>
          <Field
            id="undo-reason"
            label={t('reason')}
            maxLength={1000}
            autoComplete="off"
            value={reason}
            error={isTried && isBlank(reason) ? m('enterReason') : null}
            onChange={({ target }) => setReason(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

/** The actions on a bank entry in its state. */
export const EntryActions = ({ entry }: Props) => {
  const t = useWords(words)
  const { entryID, version, status, reference, by_hand } = entry
  const assigning = useSend(bankStatements.assign)
  const asiding = useSend(bankStatements.setAside)
  const linking = useSend(bankStatements.link)
  const telling = useSend(bankStatements.setOther)
  const params = { id: entryID }
  const unassign = () => assigning.mutate({ params, body: { code: null, version } })
  const setAside = (is_aside: boolean) => asiding.mutate({ params, body: { is_aside, version } })
  const link = (financeID: number | null) => linking.mutate({ params, body: { financeID, version } })
  if (status === 'booked') return <Undo entry={entry} />
  return (
    <span className={classes['actions']}>
      {status === 'aside' && (
        <ActionButton
          kind="text"
          ariaLabel={t('takeUpNamed', { reference })}
          isBusy={asiding.isPending}
          onClick={() => setAside(false)}
        >
          {t('takeUp')}
        </ActionButton>
      )}
      {by_hand !== null && (
        <>
          <ActionButton
            kind="plain"
            ariaLabel={t('isSameNamed', { reference })}
            isBusy={linking.isPending}
            onClick={() => link(by_hand.financeID)}
          >
            {t('isSame')}
          </ActionButton>
          <ActionButton
            kind="text"
            ariaLabel={t('isOtherNamed', { reference })}
            isBusy={linking.isPending}
            onClick={() => link(null)}
          >
            {t('isOther')}
          </ActionButton>
        </>
      )}
      {status === 'perhaps_booked' && (
        <ActionButton
          kind="plain"
          ariaLabel={t('isOtherTransferNamed', { reference })}
          isBusy={telling.isPending}
          onClick={() => telling.mutate({ params, body: { is_other: true, version } })}
        >
          {t('isOtherTransfer')}
        </ActionButton>
      )}
      {(status === 'unmatched' || status === 'foreign_currency') && <Assign entry={entry} />}
      {status === 'ready' && (
        <ActionButton
          kind="text"
          ariaLabel={t('unassignNamed', { reference })}
          isBusy={assigning.isPending}
          onClick={unassign}
        >
          {t('unassign')}
        </ActionButton>
      )}
      {(status === 'unmatched' || status === 'foreign_currency' || status === 'perhaps_booked') && (
        <ActionButton
          kind="text"
          ariaLabel={t('setAsideNamed', { reference })}
          isBusy={asiding.isPending}
          onClick={() => setAside(true)}
        >
          {t('setAside')}
        </ActionButton>
      )}
      <AttemptNotice
        problem={assigning.error ?? asiding.error ?? linking.error ?? telling.error}
        isBusy={assigning.isPending || asiding.isPending || linking.isPending || telling.isPending}
        onRetry={() => {
          if (assigning.variables !== undefined && assigning.error !== null)
            assigning.mutate(assigning.variables)
          if (asiding.variables !== undefined && asiding.error !== null) asiding.mutate(asiding.variables)
          if (linking.variables !== undefined && linking.error !== null) linking.mutate(linking.variables)
          if (telling.variables !== undefined && telling.error !== null) telling.mutate(telling.variables)
        }}
      />
    </span>
  )
}

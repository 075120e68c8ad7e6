import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { program } from '#contract/studies/program.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { useChoiceDraft } from '#web/parts/draft/useChoiceDraft.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  /** Undefined while the dialog blocks the portal. */
  readonly onClose?: (() => void) | undefined
  readonly onSaved: () => void
}

/** Asks for the concentration; its own message is shown before the confirmation, because the choice is final (spec 3.9.1, 4.6.7). */
export const ConcentrationModal = ({ onClose, onSaved }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(session.user))
  const { data: info } = useSuspenseQuery(
    q(program.generalInfo, { params: { programID: data.user.programID } }),
  )
  const [{ initial, onSelect }, forgetDraft] = useChoiceDraft('concentration')
  const selectedID = initial === null ? null : Number(initial)
  const [isMissing, setMissing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const choose = useSend(program.chooseConcentration, {
    onSuccess: () => {
      forgetDraft()
      onSaved()
    },
  })
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isConfirming) start.current?.focus()
  }, [isConfirming])
  const busy = choose.isPending || choose.isSuccess
  const option = info.concentrations.find(({ concentrationID }) => concentrationID === selectedID)
  if (isConfirming && option !== undefined) {
    const send = () => choose.mutate({ body: { concentration_id: option.concentrationID } })
    const message = option.popup_message === null ? null : text(option, 'popup_message')
    return (
      <ModalContents
        title={t('confirmConcentration', { concentration: text(option, 'concentration') })}
        isClosable={onClose !== undefined}
        actions={
          <>
            <Button loading={busy} onClick={send}>
              {t('choose')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setConfirming(false)}>
              {t('chooseAnother')}
            </Button>
          </>
        }
      >
        <p ref={start} tabIndex={-1}>
          {message ?? t('concentrationText')}
        </p>
        <AttemptNotice problem={choose.error} isBusy={choose.isPending} onRetry={send} />
      </ModalContents>
    )
  }
  return (
    <ModalContents
      title={t('concentrationTitle')}
      isClosable={onClose !== undefined}
      actions={
        <>
          <Button onClick={() => (option === undefined ? setMissing(true) : setConfirming(true))}>
            {t('goOn')}
          </Button>
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {t('later')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('concentrationText')}</p>
      <ChoiceList
        label={t('concentrationTitle')}
        selected={selectedID === null ? [] : [selectedID]}
        onSelect={(id) => {
          onSelect(String(id))
          setMissing(false)
        }}
        choices={info.concentrations.map((each) => ({
          value: each.concentrationID,
          label: text(each, 'concentration'),
          note: text(each, 'speciality'),
        }))}
      />
      {isMissing && <Notice kind="warning">{m('chooseOne')}</Notice>}
    </ModalContents>
  )
}

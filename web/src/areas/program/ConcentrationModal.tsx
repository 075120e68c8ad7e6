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
import { usePicked } from '#web/parts/usePicked.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface ConcentrationModalProps {
  /** Where it may wait: what leaves it. */
  readonly onClose?: (() => void) | undefined
  readonly onSaved: () => void
}

/** Asks for the concentration: its own message is read before it is confirmed, for the answer is final (spec 3.9.1, 4.6.7). */
export const ConcentrationModal = ({ onClose, onSaved }: ConcentrationModalProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(session.user))
  const { data: info } = useSuspenseQuery(
    q(program.generalInfo, { params: { programID: data.user.programID } }),
  )
  const [{ remembered, onPick }, forget] = usePicked('concentration')
  const chosen = remembered === null ? null : Number(remembered)
  const [isMissing, setMissing] = useState(false)
  const [isSure, setSure] = useState(false)
  const choose = useSend(program.chooseConcentration, {
    onSuccess: () => {
      forget()
      onSaved()
    },
  })
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSure) start.current?.focus()
  }, [isSure])
  const busy = choose.isPending || choose.isSuccess
  const option = info.concentrations.find(({ concentrationID }) => concentrationID === chosen)
  if (isSure && option !== undefined) {
    const send = () => choose.mutate({ body: { concentration_id: option.concentrationID } })
    const message = option.popup_message === null ? null : text(option, 'popup_message')
    return (
      <ModalContents
        title={t('sureOfConcentration', { concentration: text(option, 'concentration') })}
        isClosable={onClose !== undefined}
        actions={
          <>
            <Button loading={busy} onClick={send}>
              {t('choose')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setSure(false)}>
              {t('another')}
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
          <Button onClick={() => (option === undefined ? setMissing(true) : setSure(true))}>
            {t('goOn')}
          </Button>
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {t('notNow')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('concentrationText')}</p>
      <ChoiceList
        label={t('concentrationTitle')}
        selected={chosen === null ? [] : [chosen]}
        onSelect={(id) => {
          onPick(String(id))
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

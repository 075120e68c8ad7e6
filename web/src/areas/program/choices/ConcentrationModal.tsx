import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { program } from '#contract/studies/program.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { useChoiceDraft } from '#web/parts/draft/useChoiceDraft.ts'
import { ConfirmContents } from '#web/ui/modal/ConfirmContents.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { words as uiWords } from '#web/ui/words.ts'
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
  const u = useWords(uiWords)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(session.user))
  const { data: info } = useSuspenseQuery(
    q(program.generalInfo, { params: { programID: data.user.programID } }),
  )
  const [{ initial, onSelect }, clearDraft] = useChoiceDraft('concentration')
  const selectedID = initial === null ? null : Number(initial)
  const [isMissing, setMissing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const choose = useSend(program.chooseConcentration, {
    onSuccess: () => {
      clearDraft()
      onSaved()
    },
  })
  const option = info.concentrations.find(({ concentrationID }) => concentrationID === selectedID)
  const goOn = () => {
    if (option !== undefined) return setConfirming(true)
    setMissing(true)
    return focusFirstInput(list.current)
  }
  if (isConfirming && option !== undefined) {
    const send = () => choose.mutate({ body: { concentration_id: option.concentrationID } })
    const message = option.popup_message === null ? null : text(option, 'popup_message')
    return (
      <ConfirmContents
        title={t('confirmConcentration', { concentration: text(option, 'concentration') })}
        confirmLabel={t('choose')}
        isStep
        isClosable={onClose !== undefined}
        isBusy={choose.isPending || choose.isSuccess}
        problem={choose.error}
        onConfirm={send}
        onCancel={() => {
          choose.dismiss()
          setConfirming(false)
        }}
      >
        <p>{message ?? t('concentrationText')}</p>
      </ConfirmContents>
    )
  }
  return (
    <ModalContents
      title={t('concentrationTitle')}
      isClosable={onClose !== undefined}
      actions={
        <>
          <Button onClick={goOn}>{t('goOn')}</Button>
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {u('later')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('concentrationText')}</p>
      <ChoiceList
        ref={list}
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
      {isMissing && <MissingNotice>{m('chooseOne')}</MissingNotice>}
    </ModalContents>
  )
}

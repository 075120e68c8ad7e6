import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { minor } from '#contract/registration/minor.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { words } from '../words.ts'
import '#web/ui/mantine.css'
import type { Message } from '#web/i18n/message.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

/** Asks for a minor; a programme that cannot be chosen says why (spec 4.12.1). */
export const ChooseMinorButton = ({ onToast }: { onToast: (toast: Message) => void }) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const [isOpen, setOpen] = useState(false)
  const [selected, setSelected] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const { data, error } = useQuery({ ...q(minor.programs), enabled: isOpen })
  const choose = useSend(minor.choose, {
    onSuccess: ({ minor: own }) => {
      setOpen(false)
      if (own !== null)
        onToast({ phrase: words.minorChosen, params: { speciality: toPhraseValue(own, 'speciality') } })
    },
  })
  const send = () => {
    setMissing(selected === null)
    if (selected === null) focusFirstInput(list.current)
    else choose.mutate({ params: { id: selected } })
  }
  const close = () => !choose.isPending && setOpen(false)
  return (
    <>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          choose.reset()
          setSelected(null)
          setMissing(false)
          setOpen(true)
        }}
      >
        {t('chooseMinor')}
      </button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('chooseMinorTitle')}
        actions={
          <>
            <Button loading={choose.isPending} onClick={send}>
              {t('chooseMinor')}
            </Button>
            <Button variant="default" disabled={choose.isPending} onClick={close}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p>{t('chooseMinorText')}</p>
        <p>{t('firstRoundWaits')}</p>
        {data === undefined && error === null && <Skeleton />}
        <ProblemNotice problem={error} />
        {data !== undefined && (
          <ChoiceList
            ref={list}
            label={t('chooseMinorTitle')}
            selected={selected === null ? [] : [selected]}
            onSelect={(programID) => {
              setSelected(programID)
              setMissing(false)
            }}
            choices={data.programs.map((program) => ({
              value: program.minor_programID,
              label: text(program, 'speciality'),
              note: program.can_choose
                ? `${text(program, 'school')}, ${t('ects', { count: program.ects })}`
                : program.reason,
              isDisabled: !program.can_choose,
            }))}
          />
        )}
        {isMissing && <MissingNotice>{m('chooseOne')}</MissingNotice>}
        <AttemptNotice problem={choose.error} isBusy={choose.isPending} onRetry={send} />
      </Modal>
    </>
  )
}

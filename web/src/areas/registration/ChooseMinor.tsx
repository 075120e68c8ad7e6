import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { minor } from '#contract/registration/minor.ts'
import { q, useSend } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptProblem } from '#web/ui/AttemptProblem.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { staleMinor } from './stale-minor.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** The way to a minor: the programmes that offer one, those that she cannot take with the reason (spec 4, 8). */
export const ChooseMinor = ({ onTold }: { onTold: (told: string) => void }) => {
  const t = useWords(words)
  const text = useLocalized()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error } = useQuery({ ...q(minor.programs), enabled: isOpen })
  const choose = useSend(minor.choose, {
    stale: staleMinor,
    onSuccess: ({ minor: own }) => {
      setOpen(false)
      if (own !== null) onTold(t('minorChosen', { speciality: text(own, 'speciality') }))
    },
  })
  const send = () => chosen !== null && choose.mutate({ params: { id: chosen } })
  const close = () => !choose.isPending && setOpen(false)
  return (
    <>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          choose.reset()
          setChosen(null)
          setOpen(true)
        }}
      >
        {t('chooseMinor')}
      </button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('chooseMinorTitle')}
        actions={
          <>
            <Button disabled={chosen === null} loading={choose.isPending} onClick={send}>
              {t('chooseMinor')}
            </Button>
            <Button variant="default" disabled={choose.isPending} onClick={close}>
              {t('notNow')}
            </Button>
          </>
        }
      >
        <p>{t('chooseMinorText')}</p>
        <p>{t('minorWaits')}</p>
        {data === undefined && error === null && <Skeleton />}
        <ProblemNotice problem={error} />
        {data !== undefined && (
          <Choices
            label={t('chooseMinorTitle')}
            chosen={chosen === null ? [] : [chosen]}
            onChoose={setChosen}
            choices={data.programs.map((program) => ({
              value: program.minor_programID,
              label: text(program, 'speciality'),
              note: program.can_choose
                ? `${text(program, 'school')}, ${t('ects', { ects: program.ects })}`
                : program.reason,
              isImpossible: !program.can_choose,
            }))}
          />
        )}
        <AttemptProblem problem={choose.error} isBusy={choose.isPending} again={send} />
      </Modal>
    </>
  )
}

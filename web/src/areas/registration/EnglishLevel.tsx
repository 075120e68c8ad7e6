import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration.ts'
import { q, useSend } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { englishChoices } from './english-choices.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly onTold: (told: string) => void
  /** Among links it reads like one. */
  readonly look?: 'plain-button' | 'text-button'
}

/** The way to another level of English, where it may be changed: which there are, and what is given up (spec 3, 6). */
export const EnglishLevel = ({ onTold, look = 'plain-button' }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const { data } = useQuery(q(registration.englishLevelSubject))
  const change = useSend(registration.changeEnglishLevel, {
    stale: [...staleSeats, registration.englishLevelSubject],
    onSuccess: ({ registration: own }) => {
      setOpen(false)
      onTold(
        t('levelChanged', {
          subject: text(own, 'subject'),
          groups: own.groups.map(({ group }) => group).join(', '),
        }),
      )
    },
  })
  if (data === undefined || !data.canChange) return null
  const choices = englishChoices(data)
  const mine = data.subjects[0]
  const verb = t(mine === undefined ? 'chooseLevel' : 'changeLevel')
  const wanted = choices.find(({ subject }) => subject.subjectID === chosen)
  const close = () => !change.isPending && setOpen(false)
  return (
    <>
      <button
        type="button"
        className={look}
        onClick={() => {
          change.reset()
          setChosen(null)
          setOpen(true)
        }}
      >
        {verb}
      </button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('levelTitle')}
        actions={
          <>
            <Button
              disabled={wanted === undefined}
              loading={change.isPending}
              onClick={() => {
                if (wanted === undefined) return
                const { students_ret_tempID, subject } = wanted
                change.mutate({ body: { students_ret_tempID, newSubjectID: subject.subjectID } })
              }}
            >
              {verb}
            </Button>
            <Button variant="default" disabled={change.isPending} onClick={close}>
              {t('notNow')}
            </Button>
          </>
        }
      >
        <p>
          {mine === undefined ? t('levelText') : t('levelChangeText', { subject: text(mine, 'subject') })}
        </p>
        <Choices
          label={t('levelTitle')}
          chosen={chosen === null ? [] : [chosen]}
          onChoose={setChosen}
          choices={choices.map(({ subject }) => ({
            value: subject.subjectID,
            label: text(subject, 'subject'),
            note: `${subject.subject_code}, ${t('ects', { ects: subject.ects })}`,
          }))}
        />
        <ProblemNotice problem={change.error} />
      </Modal>
    </>
  )
}

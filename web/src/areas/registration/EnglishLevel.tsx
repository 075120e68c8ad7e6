import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { englishChoices } from './english-choices.ts'
import { usePlace } from './usePlace.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** The way to another level of English, where it may be changed: which there are; then its groups are chosen from (spec 3, 6). */
export const EnglishLevel = ({
  look = 'plain-button',
}: {
  readonly look?: 'plain-button' | 'text-button'
}) => {
  const t = useWords(words)
  const text = useLocalized()
  const place = usePlace()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const { data } = useQuery(q(registration.englishLevelSubject))
  if (data === undefined || !data.canChange) return null
  const choices = englishChoices(data)
  const mine = data.subjects[0]
  const wanted = choices.find(({ subject }) => subject.subjectID === chosen)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={look}
        onClick={() => {
          setChosen(data.wishedSubjectID)
          setOpen(true)
        }}
      >
        {t(mine === undefined ? 'chooseLevel' : 'changeLevel')}
      </button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('levelTitle')}
        actions={
          <>
            <Button
              disabled={wanted === undefined}
              onClick={() => {
                if (wanted === undefined) return
                close()
                place.chooseLevel(wanted.subject.subjectID, wanted.old?.subjectID ?? null)
              }}
            >
              {t('toItsGroups')}
            </Button>
            <Button variant="default" onClick={close}>
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
      </Modal>
    </>
  )
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { useRegistrationLocation } from '../useRegistrationLocation.ts'
import { words } from '../words.ts'
import { toEnglishLevels } from './to-english-levels.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly variant?: 'plain-button' | 'text-button'
}

/** Asks for a level of English and opens its groups; nothing where the level cannot be changed (spec 4.14). */
export const ChooseLevelButton = ({ variant = 'plain-button' }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const location = useRegistrationLocation()
  const [isOpen, setOpen] = useState(false)
  const [selectedID, setSelectedID] = useState<number | null>(null)
  const { data } = useQuery(q(registration.englishLevelSubject))
  if (data === undefined || !data.canChange) return null
  const levels = toEnglishLevels(data)
  const own = data.subjects[0]
  const selected = levels.find(({ subject }) => subject.subjectID === selectedID)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={variant}
        onClick={() => {
          setSelectedID(data.wishedSubjectID)
          setOpen(true)
        }}
      >
        {t(own === undefined ? 'chooseLevel' : 'changeLevel')}
      </button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('levelTitle')}
        actions={
          <>
            <Button
              disabled={selected === undefined}
              onClick={() => {
                if (selected === undefined) return
                close()
                location.openLevel(selected.subject.subjectID, selected.current?.subjectID ?? null)
              }}
            >
              {t('chooseItsGroup')}
            </Button>
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p>{own === undefined ? t('levelText') : t('levelChangeText', { subject: text(own, 'subject') })}</p>
        <ChoiceList
          label={t('levelTitle')}
          selected={selectedID === null ? [] : [selectedID]}
          onSelect={setSelectedID}
          choices={levels.map(({ subject }) => ({
            value: subject.subjectID,
            label: text(subject, 'subject'),
            note: `${subject.subject_code}, ${t('ects', { ects: subject.ects })}`,
          }))}
        />
      </Modal>
    </>
  )
}

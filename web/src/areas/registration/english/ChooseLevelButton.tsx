import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
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
  const m = useWords(messages)
  const text = useLocalized()
  const location = useRegistrationLocation()
  const [isOpen, setOpen] = useState(false)
  const [selectedID, setSelectedID] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const { data } = useQuery(q(registration.englishLevelSubject))
  if (data === undefined || !data.canChange) return null
  const levels = toEnglishLevels(data)
  const own = data.subjects[0]
  const selected = levels.find(({ subject }) => subject.subjectID === selectedID)
  const close = () => setOpen(false)
  const openGroups = () => {
    if (selected === undefined) {
      setMissing(true)
      return focusFirstInput(list.current)
    }
    close()
    return location.openLevel(selected.subject.subjectID, selected.current?.subjectID ?? null)
  }
  return (
    <>
      <button
        type="button"
        className={variant}
        onClick={() => {
          setSelectedID(data.answeredSubjectID)
          setMissing(false)
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
            <Button onClick={openGroups}>{t('chooseItsGroup')}</Button>
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p>{own === undefined ? t('levelText') : t('levelChangeText', { subject: text(own, 'subject') })}</p>
        <ChoiceList
          ref={list}
          label={t('levelTitle')}
          selected={selectedID === null ? [] : [selectedID]}
          onSelect={(level) => {
            setSelectedID(level)
            setMissing(false)
          }}
          choices={levels.map(({ subject }) => ({
            value: subject.subjectID,
            label: text(subject, 'subject'),
            note: `${subject.subject_code}, ${t('ects', { count: subject.ects })}`,
          }))}
        />
        {isMissing && <MissingNotice>{m('chooseOne')}</MissingNotice>}
      </Modal>
    </>
  )
}

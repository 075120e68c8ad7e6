import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly title: string
  readonly own: Registered
  /** The button that leads on. */
  readonly action: ReactNode
  readonly isBusy?: boolean
  /** Null: the first step. */
  readonly onBack: (() => void) | null
  readonly children: ReactNode
}

/** One step of the dialog about missing parts: its subject, a button that leads on and one that leads back. */
export const PartModalContents = ({ title, own, action, isBusy = false, onBack, children }: Props) => {
  const t = useWords(words)
  return (
    <ModalContents
      title={title}
      isClosable
      actions={
        <>
          {action}
          {onBack && (
            <Button variant="default" disabled={isBusy} onClick={onBack}>
              {t('back')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <SubjectName subject={own} />
      </p>
      {children}
    </ModalContents>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import type * as z from 'zod/mini'
import classes from './RequestGroup.module.css'
import { RequestGroupModal } from './RequestGroupModal.tsx'
import { useSlotName } from './useSlotName.ts'
import { words } from './words.ts'

interface Props {
  readonly subject: z.output<typeof subjectRow>
  readonly onTold: (told: string) => void
}

/** The way to ask for a group of a subject that has none for her; once asked, that it is being considered. */
export const RequestGroup = ({ subject, onTold }: Props) => {
  const t = useWords(words)
  const nameOf = useSlotName()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(q(groups.requests))
  const waiting = data?.requests.find(
    ({ subjectID, status }) => subjectID === subject.subjectID && status === 'sent',
  )
  const close = () => setOpen(false)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={classes['ask']}>
      {waiting ? (
        <p className={classes['waits']}>
          <Icon name="clock" size={18} /> <span>{t('waits', { slot: nameOf(waiting) })}</span>
        </p>
      ) : (
        <button type="button" className="plain-button" onClick={() => setOpen(true)}>
          {t('requestGroup')}
        </button>
      )}
      <ModalFrame opened={isOpen} onClose={close}>
        <RequestGroupModal
          subject={subject}
          onClose={close}
          onDone={(told) => {
            close()
            onTold(told)
            // The button has given way to what became of it.
            place.current?.focus({ preventScroll: true })
          }}
        />
      </ModalFrame>
    </div>
  )
}

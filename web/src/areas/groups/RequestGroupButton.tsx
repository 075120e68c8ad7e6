import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import type * as z from 'zod/mini'
import classes from './RequestGroup.module.css'
import { RequestGroupModal } from './RequestGroupModal.tsx'
import { useFormatSlot } from './useFormatSlot.ts'
import { words } from './words.ts'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly subject: z.output<typeof subjectRow>
  readonly onToast: (toast: Message) => void
}

/** Requests a group of a subject that has none for the student; a request that is being considered says so. */
export const RequestGroupButton = ({ subject, onToast }: Props) => {
  const t = useWords(words)
  const formatSlot = useFormatSlot()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(q(groups.requests))
  const waiting = data?.requests.find(
    ({ subjectID, status }) => subjectID === subject.subjectID && status === 'sent',
  )
  const close = () => setOpen(false)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1} className={classes['request']}>
      {waiting ? (
        <p className={classes['pending']}>
          <Icon name="clock" size={18} /> <span>{t('requestPending', { slot: formatSlot(waiting) })}</span>
        </p>
      ) : (
        <button type="button" className="plain-button" onClick={() => setOpen(true)}>
          {t('requestGroup')}
        </button>
      )}
      <ModalFrame isOpen={isOpen} onClose={close}>
        <RequestGroupModal
          subject={subject}
          onClose={close}
          onSent={(toast) => {
            close()
            onToast(toast)
            // The button is gone: the focus goes to its replacement.
            box.current?.focus({ preventScroll: true })
          }}
        />
      </ModalFrame>
    </div>
  )
}

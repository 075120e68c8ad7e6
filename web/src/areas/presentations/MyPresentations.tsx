import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { presentations } from '#contract/studies/presentations.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import classes from './Presentations.module.css'
import { words } from './words.ts'
import type { Message } from '#web/i18n/message.ts'

type Presentation = Reply<typeof presentations.list>['items'][number]

interface Props {
  readonly page: number
  readonly onGo: (page: number) => void
}

/** Submitted presentations, the latest first; each can be removed until its deadline. */
export const MyPresentations = ({ page, onGo }: Props) => {
  const t = useWords(words)
  const { items, total, perPage } = useSuspenseQuery(
    q(presentations.list, page === 1 ? {} : { query: { page } }),
  ).data
  const [removed, setRemoved] = useState<Presentation | null>(null)
  const [toast, setToast] = useState<Message | null>(null)
  const remove = useSend(presentations.remove, {
    onSuccess: () => {
      setRemoved(null)
      setToast({ phrase: words.removed })
      if (items.length === 1 && page > 1) onGo(page - 1)
    },
  })
  const confirmRemoval = (presentation: Presentation) => {
    remove.reset()
    setToast(null)
    setRemoved(presentation)
  }
  return (
    <>
      {total === 0 ? (
        <EmptyState>{t('nothingSubmitted')}</EmptyState>
      ) : (
        <ol className={classes['list']}>
          {items.map((each) => (
            <PresentationItem
              key={each.presentationID}
              presentation={each}
              onRemove={() => confirmRemoval(each)}
            />
          ))}
        </ol>
      )}
      <Pager page={page} perPage={perPage} total={total} onGo={onGo} />
      <Toast message={toast} />
      <ConfirmModal
        isOpen={removed !== null}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={remove.isPending}
        problem={remove.error}
        onConfirm={() => removed && remove.mutate({ params: { id: removed.presentationID } })}
        onClose={() => setRemoved(null)}
      >
        <p className={classes['name']}>{removed?.title}</p>
        <p>{t('removeText')}</p>
      </ConfirmModal>
    </>
  )
}

const PresentationItem = ({
  presentation,
  onRemove,
}: {
  readonly presentation: Presentation
  readonly onRemove: () => void
}) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { presentationID: id, title, file, created_at, can_be_removed } = presentation
  return (
    <li>
      <p className={classes['muted']}>
        {text(presentation, 'subject')}
        <time dateTime={created_at}>{formatInstant(created_at, locale)}</time>
      </p>
      <p className={classes['name']}>{title}</p>
      <FileLink file={file} load={() => send(presentations.file, { params: { id } })} />
      {can_be_removed && (
        <ActionButton kind="text" ariaLabel={t('removeOf', { title })} onClick={onRemove}>
          {t('remove')}
        </ActionButton>
      )}
    </li>
  )
}

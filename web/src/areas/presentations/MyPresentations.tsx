import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { presentations } from '#contract/studies/presentations.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import classes from './Presentations.module.css'
import { words } from './words.ts'

type Presentation = Reply<typeof presentations.list>['items'][number]

interface Props {
  readonly page: number
  readonly onGo: (page: number) => void
}

/** What I have handed in, the latest first; it can be opened, and removed until its deadline. */
export const MyPresentations = ({ page, onGo }: Props) => {
  const t = useWords(words)
  const { items, total, perPage } = useSuspenseQuery(
    q(presentations.list, page === 1 ? {} : { query: { page } }),
  ).data
  const [asked, setAsked] = useState<Presentation | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const removing = useSend(presentations.remove, {
    onSuccess: () => {
      setAsked(null)
      setTold(t('removed'))
      if (items.length === 1 && page > 1) onGo(page - 1)
    },
  })
  const ask = (presentation: Presentation) => {
    removing.reset()
    setTold(null)
    setAsked(presentation)
  }
  return (
    <>
      {total === 0 ? (
        <EmptyState>{t('nothing')}</EmptyState>
      ) : (
        <ol className={classes['list']}>
          {items.map((each) => (
            <HandedIn key={each.presentationID} presentation={each} onRemove={() => ask(each)} />
          ))}
        </ol>
      )}
      <Pager page={page} perPage={perPage} total={total} onGo={onGo} />
      <Toast>{told}</Toast>
      <ConfirmModal
        isOpen={asked !== null}
        title={t('removeThis')}
        confirmLabel={t('remove')}
        cancelLabel={t('keepIt')}
        isDangerous
        isBusy={removing.isPending}
        problem={removing.error}
        onConfirm={() => asked && removing.mutate({ params: { id: asked.presentationID } })}
        onClose={() => setAsked(null)}
      >
        <p className={classes['name']}>{asked?.title}</p>
        <p>{t('goesForGood')}</p>
      </ConfirmModal>
    </>
  )
}

const HandedIn = ({
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
        <button
          type="button"
          className="text-button"
          aria-label={t('removeNamed', { title })}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      )}
    </li>
  )
}

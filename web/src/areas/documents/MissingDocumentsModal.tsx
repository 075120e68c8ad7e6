import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import classes from './Documents.module.css'
import { MissingDocument } from './MissingDocument.tsx'
import { words } from './words.ts'

/** Each missing document is uploaded by itself; after the last one the portal is open again (spec 4.6.9). */
export const MissingDocumentsModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { user } = useSuspenseQuery(q(session.user)).data
  const missing = user.missedDocuments
  const [listed, setListed] = useState(missing)
  const [sentIDs, setSentIDs] = useState<readonly number[]>([])
  const list = useRef<HTMLUListElement>(null)
  const isNew = ({ documentID }: (typeof missing)[number]) =>
    listed.every((each) => each.documentID !== documentID)
  if (missing.some(isNew)) setListed([...listed, ...missing.filter(isNew)])
  const isUploaded = ({ documentID }: (typeof missing)[number]) =>
    sentIDs.includes(documentID) || missing.every((each) => each.documentID !== documentID)
  const left = listed.filter((document) => !isUploaded(document))
  const count = listed.length
  // The button that was pressed is gone: the next document is the first one.
  useEffect(() => {
    if (sentIDs.length > 0) focusFirstInput(list.current)
  }, [sentIDs])
  return (
    <ModalContents title={t('documentsTitle')} isClosable={false}>
      {count > 1 && <ProgressBar className={classes['bar']} share={(count - left.length) / count} />}
      <p className={classes['progress']} aria-live="polite">
        <strong>{t('left', { count: left.length })}</strong>
      </p>
      <p>{t('documentsText', { school: text(user, 'school') })}</p>
      <ul ref={list} className={classes['list']}>
        {[...left, ...listed.filter(isUploaded)].map((document) => (
          <MissingDocument
            key={document.documentID}
            document={document}
            isUploaded={isUploaded(document)}
            isNext={document === left[0]}
            onUploaded={(stillMissing) => {
              setSentIDs([...sentIDs, document.documentID])
              if (stillMissing === 0) void onSaved()
            }}
          />
        ))}
      </ul>
    </ModalContents>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
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
  // What has been uploaded stays in its place, ticked.
  const [listed, setListed] = useState(missing)
  const isNew = ({ documentID }: (typeof missing)[number]) =>
    listed.every((each) => each.documentID !== documentID)
  if (missing.some(isNew)) setListed([...listed, ...missing.filter(isNew)])
  return (
    <ModalContents title={t('documentsTitle')} isClosable={false}>
      <p>{t('documentsText', { school: text(user, 'school') })}</p>
      <ul className={classes['list']}>
        {listed.map((document) => (
          <MissingDocument
            key={document.documentID}
            document={document}
            isUploaded={missing.every(({ documentID }) => documentID !== document.documentID)}
            onAllUploaded={() => void onSaved()}
          />
        ))}
      </ul>
      <p className={classes['muted']} aria-live="polite">
        {t('left', { count: missing.length })}
      </p>
    </ModalContents>
  )
}

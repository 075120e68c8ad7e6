import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import classes from './Documents.module.css'
import { MissedDocument } from './MissedDocument.tsx'
import { words } from './words.ts'

/** Asks for each missing document by itself; with the last one the portal is open again (spec 4.6.9). */
export const MissedDocumentsModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { user } = useSuspenseQuery(q(session.user)).data
  const missed = user.missedDocuments
  // What has been uploaded stays in its place, ticked.
  const [asked, setAsked] = useState(missed)
  const isNew = ({ documentID }: (typeof missed)[number]) =>
    asked.every((each) => each.documentID !== documentID)
  if (missed.some(isNew)) setAsked([...asked, ...missed.filter(isNew)])
  return (
    <ModalContents title={t('documentsTitle')} isClosable={false}>
      <p>{t('documentsText', { school: text(user, 'school') })}</p>
      <ul className={classes['list']}>
        {asked.map((document) => (
          <MissedDocument
            key={document.documentID}
            document={document}
            isUploaded={missed.every(({ documentID }) => documentID !== document.documentID)}
            onAll={() => void onSaved()}
          />
        ))}
      </ul>
      <p className={classes['soft']} aria-live="polite">
        {t('left', { count: missed.length })}
      </p>
    </ModalContents>
  )
}

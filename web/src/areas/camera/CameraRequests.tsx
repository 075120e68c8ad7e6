import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { CameraCalls } from './camera.ts'
import classes from './Camera.module.css'
import { MyRequests } from './MyRequests.tsx'
import { RequestForm } from './RequestForm.tsx'
import { words } from './words.ts'

/** The form of a new request, and the student's requests. */
export const CameraRequests = ({ calls }: { readonly calls: CameraCalls }) => {
  const t = useWords(words)
  const { equipment, requests, cancelled } = useSuspenseQuery(q(calls.list)).data
  useLiveAnswers('cameraRequests', true)
  const [sentID, setSentID] = useState<number | null>(null)
  return (
    <div className={classes['columns']}>
      <section aria-labelledby="new-request">
        <h2 id="new-request">{t('newRequest')}</h2>
        {equipment.length === 0 ? (
          <EmptyState>{t('noEquipment')}</EmptyState>
        ) : (
          <RequestForm calls={calls} equipment={equipment} onSent={setSentID} />
        )}
      </section>
      <MyRequests sentID={sentID} calls={calls} requests={requests} cancelled={cancelled} />
    </div>
  )
}

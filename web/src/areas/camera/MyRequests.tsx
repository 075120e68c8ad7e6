import { useEffect, useRef, useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { CameraCalls, CameraRequest, CancelledRequest } from './camera.ts'
import classes from './Camera.module.css'
import { CancelledRequests } from './CancelledRequests.tsx'
import { CancelRequestModal } from './CancelRequestModal.tsx'
import { RequestItem } from './RequestItem.tsx'
import { words } from './words.ts'

interface Props {
  readonly calls: CameraCalls
  readonly requests: readonly CameraRequest[]
  readonly cancelled: readonly CancelledRequest[]
  /** The one that was sent just now is shown and marked. */
  readonly sentID: number | null
}

/** A dialog that closes gives the focus back within this time, in ms. */
const focusReturnMs = 100

/** The student's requests, the latest first; one that is not answered yet can be cancelled, and is history then. */
export const MyRequests = ({ calls, requests, cancelled, sentID }: Props) => {
  const t = useWords(words)
  const now = useUniversityNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const sent = useRef<HTMLLIElement>(null)
  const isListed = requests.some(({ requestID }) => requestID === sentID)
  useEffect(() => {
    if (isListed) sent.current?.scrollIntoView({ block: 'center' })
  }, [sentID, isListed])
  const [selected, setSelected] = useState<CameraRequest | null>(null)
  return (
    <section aria-labelledby="my-requests">
      <h2 ref={heading} id="my-requests" tabIndex={-1}>
        {t('myRequests')}
      </h2>
      {requests.length === 0 ? (
        <EmptyState>{t('noRequests')}</EmptyState>
      ) : (
        <ol className={classes['list']}>
          {requests.map((each) => (
            <RequestItem
              key={each.requestID}
              ref={each.requestID === sentID ? sent : undefined}
              request={each}
              now={now}
              onCancel={() => setSelected(each)}
            />
          ))}
        </ol>
      )}
      <CancelledRequests requests={cancelled} />
      <CancelRequestModal
        calls={calls}
        request={selected}
        onClose={() => setSelected(null)}
        onCancelled={() => {
          setSelected(null)
          // The button that had opened the dialog is gone with its request.
          setTimeout(() => heading.current?.focus(), focusReturnMs)
        }}
      />
    </section>
  )
}

import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { feeds } from '#contract/studies/feeds.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import classes from './Calendar.module.css'
import { FeedAddress } from './FeedAddress.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** My dates for another calendar program: the secret addresses, how they are used, and how they are revoked. */
export const CalendarModal = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(words)
  return (
    <Modal isOpen onClose={onClose} title={t('calendarTitle')} size="lg">
      <p className={classes['text']}>{t('explained')}</p>
      <DataBoundary>
        <Addresses />
      </DataBoundary>
    </Modal>
  )
}

const Addresses = () => {
  const t = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const { data } = useSuspenseQuery(q(feeds.subscription))
  const subscribe = useSend(feeds.subscribe)
  const revoke = useSend(feeds.revoke, { onSuccess: () => setAsking(false) })
  const { subscription } = data
  const box = useRef<HTMLDivElement>(null)
  const stands = subscription === null ? 'nothing' : isAsking ? 'question' : 'addresses'
  const stood = useRef(stands)
  // What was pressed goes with what it stood in: the focus goes on to the first thing of what comes, which harms nothing.
  useEffect(() => {
    if (stood.current !== stands) box.current?.querySelector<HTMLElement>('button, a')?.focus()
    stood.current = stands
  }, [stands])
  if (subscription === null)
    return (
      <div ref={box}>
        <Button loading={subscribe.isPending} onClick={() => subscribe.mutate()} data-autofocus>
          {t('makeAddress')}
        </Button>
        {revoke.isSuccess && <output className={classes['copied']}>{t('revoked')}</output>}
        <ProblemNotice problem={subscribe.error} />
      </div>
    )
  if (isAsking)
    return (
      <div ref={box}>
        <fieldset className={classes['asking']}>
          <legend>{t('revokeAsked')}</legend>
          <div className={classes['actions']}>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('keepAddress')}
            </Button>
            <Button
              color="red"
              loading={revoke.isPending}
              onClick={() => revoke.mutate({ params: { id: subscription.subscriptionID } })}
            >
              {t('revoke')}
            </Button>
          </div>
          <ProblemNotice problem={revoke.error} />
        </fieldset>
      </div>
    )
  return (
    <div ref={box}>
      <ul className={classes['feeds']}>
        {subscription.feeds.map(({ feed, path }) => (
          <FeedAddress key={feed} feed={feed} path={path} />
        ))}
      </ul>
      <p className={classes['text']}>{t('secret')}</p>
      <button type="button" className="text-button" onClick={() => setAsking(true)}>
        {t('revoke')}
      </button>
    </div>
  )
}

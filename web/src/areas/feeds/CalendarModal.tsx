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
import classes from './CalendarFeeds.module.css'
import { FeedAddress } from './FeedAddress.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** The secret feed addresses for a calendar program, and how to revoke them. */
export const CalendarModal = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(words)
  return (
    <Modal isOpen onClose={onClose} title={t('calendarTitle')} size="lg">
      <p className={classes['text']}>{t('intro')}</p>
      <DataBoundary>
        <FeedAddresses />
      </DataBoundary>
    </Modal>
  )
}

const FeedAddresses = () => {
  const t = useWords(words)
  const [isConfirming, setConfirming] = useState(false)
  const { data } = useSuspenseQuery(q(feeds.subscription))
  const subscribe = useSend(feeds.subscribe)
  const revoke = useSend(feeds.revoke, { onSuccess: () => setConfirming(false) })
  const { subscription } = data
  const box = useRef<HTMLDivElement>(null)
  const step = subscription === null ? 'nothing' : isConfirming ? 'question' : 'addresses'
  const previousStep = useRef(step)
  // The pressed button disappears with its step, so the focus moves to the first harmless control of the next.
  useEffect(() => {
    if (previousStep.current !== step) box.current?.querySelector<HTMLElement>('button, a')?.focus()
    previousStep.current = step
  }, [step])
  if (subscription === null)
    return (
      <div ref={box}>
        <Button loading={subscribe.isPending} onClick={() => subscribe.mutate()} data-autofocus>
          {t('createAddress')}
        </Button>
        {revoke.isSuccess && <output className={classes['copied']}>{t('revoked')}</output>}
        <ProblemNotice problem={subscribe.error} />
      </div>
    )
  if (isConfirming)
    return (
      <div ref={box}>
        <fieldset className={classes['confirmation']}>
          <legend>{t('revokeText')}</legend>
          <div className={classes['actions']}>
            <Button variant="default" onClick={() => setConfirming(false)}>
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
      <p className={classes['text']}>{t('secretHint')}</p>
      <button type="button" className="text-button" onClick={() => setConfirming(true)}>
        {t('revoke')}
      </button>
    </div>
  )
}

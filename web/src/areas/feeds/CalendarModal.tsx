import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { feeds } from '#contract/studies/feeds.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ConfirmContents } from '#web/ui/modal/ConfirmContents.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import classes from './CalendarFeeds.module.css'
import { FeedAddress } from './FeedAddress.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly onClose: () => void
}

/** The secret feed addresses for a calendar program, and how to revoke them. */
export const CalendarModal = ({ onClose }: Props) => {
  const t = useWords(words)
  const [revokedID, setRevokedID] = useState<number | null>(null)
  const revoke = useSend(feeds.revoke, { onSuccess: () => setRevokedID(null) })
  return (
    <ModalFrame isOpen onClose={onClose} size="lg">
      {revokedID === null ? (
        <ModalContents title={t('calendarTitle')} isClosable>
          <DataBoundary fallback={<div className={classes['waiting']} aria-busy="true" />}>
            <FeedAddresses isRevoked={revoke.isSuccess} onRevoke={setRevokedID} />
          </DataBoundary>
        </ModalContents>
      ) : (
        <ConfirmContents
          title={t('revokeTitle')}
          confirmLabel={t('revoke')}
          keepLabel={t('keepAddress')}
          isStep
          isDangerous
          isClosable
          isBusy={revoke.isPending}
          problem={revoke.error}
          onConfirm={() => revoke.mutate({ params: { id: revokedID } })}
          onCancel={() => {
            revoke.reset()
            setRevokedID(null)
          }}
        >
          <p>{t('revokeText')}</p>
        </ConfirmContents>
      )}
    </ModalFrame>
  )
}

const feedNames = ['lectures', 'exams', 'deadlines'] as const

interface FeedAddressesProps {
  readonly isRevoked: boolean
  readonly onRevoke: (subscriptionID: number) => void
}

const FeedAddresses = ({ isRevoked, onRevoke }: FeedAddressesProps) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(feeds.subscription))
  const subscribe = useSend(feeds.subscribe)
  const { subscription } = data
  const isFirst = useRef(true)
  const box = useRef<HTMLDivElement>(null)
  const hasAddress = subscription !== null
  // The pressed button disappears with its step, so the focus moves to the first control of the next.
  useEffect(() => {
    if (!isFirst.current || isRevoked) box.current?.querySelector<HTMLElement>('button, a')?.focus()
    isFirst.current = false
  }, [hasAddress, isRevoked])
  return (
    <div ref={box}>
      <p className={classes['text']}>{t(hasAddress ? 'intro' : 'introFirst')}</p>
      <ul className={classes['feeds']} data-first={!hasAddress || undefined}>
        {hasAddress
          ? subscription.feeds.map(({ feed, path }) => <FeedAddress key={feed} feed={feed} path={path} />)
          : feedNames.map((feed) => (
              <li key={feed}>
                <strong>{t(feed)}</strong>
                <p className={classes['about']}>{t(`${feed}About`)}</p>
              </li>
            ))}
      </ul>
      <p className={classes['text']}>{t(hasAddress ? 'secretHint' : 'secretHintFirst')}</p>
      {hasAddress ? (
        <button type="button" className="text-button" onClick={() => onRevoke(subscription.subscriptionID)}>
          {t('revoke')}
        </button>
      ) : (
        <div className={classes['create']}>
          <Button loading={subscribe.isPending} onClick={() => subscribe.mutate()} data-autofocus>
            {t('createAddress')}
          </Button>
          {isRevoked && <output className={classes['copied']}>{t('revoked')}</output>}
        </div>
      )}
      <ProblemNotice problem={subscribe.error} />
    </div>
  )
}

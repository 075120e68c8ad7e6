import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import type { WindowState } from '#rules/registration/window.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { CreditsMeter } from '#web/parts/CreditsMeter.tsx'
import { Receipts } from '#web/parts/Receipts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Room } from '#web/ui/Room.tsx'
import { Rooms } from '#web/ui/Rooms.tsx'
import { Told } from '#web/ui/Told.tsx'
import { MyWishes } from './MyWishes.tsx'
import classes from './PreRegistration.module.css'
import { TakeBackModal } from './TakeBackModal.tsx'
import type { Wish } from './useWishing.ts'
import { useWishing } from './useWishing.ts'
import { WishSources } from './WishSources.tsx'
import { words } from './words.ts'

/** What can be wished for, and beside it, always in sight, my credits and my wishes. */
export const Wishing = ({ window }: { window: WindowState }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: mine } = useSuspenseQuery(q(preRegistration.alreadyRegistered))
  const [taking, setTaking] = useState<Wish | null>(null)
  /** The button that asked goes with the wish. */
  const [isLeaving, setLeaving] = useState(false)
  const wishing = useWishing(mine)
  const { old, looked, told } = wishing
  const heading = useRef<HTMLHeadingElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const oldID = old?.preRegID
  // The list of what may come in its place can be far from the button: the keys and the eyes are led there.
  useEffect(() => {
    if (oldID !== undefined) notice.current?.focus()
  }, [oldID])
  const closesAt = window.state === 'open' ? window.closesAt : undefined
  const canWish = window.state === 'open'
  const isWide = useMediaQuery('(min-width: 860px)', true, { getInitialValueInEffect: false })
  const isNew = looked !== null && !mine.subjects.some(({ subjectID }) => subjectID === looked.subjectID)
  return (
    <>
      <Rooms count={2}>
        <Room kind="aside" label={t('myWishes')}>
          <CreditsMeter
            credits={mine.credits}
            adding={isNew ? looked.ects - (old?.ects ?? 0) : 0}
            closesAt={closesAt}
            isBrief={!isWide}
          />
          <MyWishes
            subjects={mine.subjects}
            total={mine.total_ects}
            minimum={mine.credits.minimum}
            heading={heading}
            canWish={canWish}
            isWide={isWide}
            onExchange={wishing.exchange}
            onTakeBack={(wish) => {
              setLeaving(true)
              setTaking(wish)
            }}
          />
          <Receipts />
        </Room>
        <Room kind="main">
          {old !== null && (
            <div ref={notice} tabIndex={-1} className={classes['exchange']}>
              <Icon name="info" />
              <output>{t('exchanging', { subject: text(old, 'subject') })}</output>
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  wishing.exchange(null)
                  heading.current?.focus()
                }}
              >
                {t('stopExchange')}
              </button>
            </div>
          )}
          <Loaded>
            <WishSources
              {...{ wishing, canWish }}
              onTakeBack={(wish) => {
                setLeaving(false)
                setTaking(wish)
              }}
            />
          </Loaded>
        </Room>
      </Rooms>
      <Told>{told}</Told>
      <TakeBackModal
        wish={taking}
        onDone={(subject) => {
          setTaking(null)
          wishing.tell(t('takenBack', { subject }))
          if (isLeaving) heading.current?.focus({ preventScroll: true })
        }}
        onClose={() => setTaking(null)}
      />
    </>
  )
}

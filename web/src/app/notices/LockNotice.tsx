import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { session } from '#contract/account/session.ts'
import { findRouteLock } from '#rules/duties/route-lock.ts'
import { routeLocks } from '#rules/duties/route-locks.ts'
import { getWindowState } from '#rules/registration/window.ts'
import { q } from '#web/api/call.ts'
import { formatDeadline } from '#web/i18n/format-instant.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './LockNotice.module.css'
import { laterWords } from '#web/app/later-words.ts'
import { lockWords } from './lock-words.ts'

/**
 * Shows why the portal is locked and who helps; nothing without a lock (spec 2.4.5). When the pre-registration lock opens, a
 * success notice takes its place, so that the page does not move.
 */
export const LockNotice = () => {
  const t = useWords(laterWords)
  const lockText = useWords(lockWords)
  const text = useLocalized()
  const locale = useLocale()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const user = useQuery(q(session.user)).data?.user
  const [lockedOn, setLockedOn] = useState<string | null>(null)
  const lock = user === undefined ? null : findRouteLock(user)
  const isLocked = lock === 'pre_registration'
  if (isLocked && lockedOn !== path) setLockedOn(path)
  if (!isLocked && lockedOn !== null && lockedOn !== path) setLockedOn(null)
  if (user === undefined || (lock === null && lockedOn !== path)) return null
  const school = text(user, 'school')
  return (
    <div className={classes['lock']}>
      {lock === 'documents' ? (
        <Notice
          kind="warning"
          title={lockText('lockedByDocuments')}
          lines={user.missedDocuments.map((document) => {
            const name = text(document, 'document')
            const { deadline } = document
            return deadline === null
              ? name
              : lockText('until', { name, date: formatDate(deadline, locale, 'short') })
          })}
          action={lockText('bringDocuments', { school })}
        />
      ) : isLocked ? (
        <SubjectsNotice school={school} isElsewhere={path !== routeLocks.pre_registration} />
      ) : (
        <Notice
          kind="success"
          title={lockText('unlocked')}
          action={
            <Link to="/" className="plain-button">
              {t('goHome')}
            </Link>
          }
        >
          {lockText('unlockedText')}
        </Notice>
      )}
    </div>
  )
}

/** Until it is read, a number has about the width that it will have. */
const unread = '…'

interface SubjectsNoticeProps {
  readonly school: string
  /** The current page is not the one where subjects are chosen. */
  readonly isElsewhere: boolean
}

/** How many credits are missing and until when they must be chosen: the screen reads the same. */
const SubjectsNotice = ({ school, isElsewhere }: SubjectsNoticeProps) => {
  const t = useWords(lockWords)
  const locale = useLocale()
  const credits = useQuery(q(preRegistration.alreadyRegistered)).data?.credits
  const guide = useQuery(q(preRegistration.guide)).data
  const window =
    guide &&
    getWindowState(
      guide.windows.map((each) => ({ step: 1, ...each })),
      1,
      Date.parse(guide.now),
    )
  return (
    <Notice
      kind="warning"
      title={t('lockedBySubjects')}
      action={
        isElsewhere && (
          <Link to={routeLocks.pre_registration} className="plain-button">
            {t('chooseSubjects')}
          </Link>
        )
      }
    >
      {t('askForSubjects', {
        minimum: credits?.minimum ?? unread,
        missing: credits ? credits.minimum - credits.semester : unread,
        until: window?.state === 'open' ? formatDeadline(window.closesAt, locale) : unread,
        school,
      })}
    </Notice>
  )
}

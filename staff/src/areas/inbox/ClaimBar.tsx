import { useState } from 'react'
import { inbox } from '#contract/staff/inbox.ts'
import { useHolds, useUser } from '#staff/api/use-user.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import type { Entry } from './entry.ts'
import classes from './Inbox.module.css'
import { words } from './words.ts'

/** Who works on an open entry; claiming it, giving it back, and giving it to somebody else. */
export const ClaimBar = ({ entry }: { readonly entry: Entry }) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  const { staffID } = useUser()
  const isHeld = useHolds()
  const [isAssigning, setAssigning] = useState(false)
  const claim = useSend(inbox.claim)
  const release = useSend(inbox.release)
  const takeOver = useSend(inbox.assign)
  const { kind, id, claim: held } = entry
  const params = { kind, id }
  const who =
    held === null
      ? t('claimHint')
      : `${held.is_own ? t('claimedByMe') : t('claimedBy', { name: nameOf(held.staff) })} · ${t(
          'claimUntil',
          {
            when: formatUntil(held.until, locale),
          },
        )}`
  const isBusy = claim.isPending || release.isPending || takeOver.isPending
  const press = () => {
    if (held === null) claim.mutate({ params })
    else if (held.is_own) release.mutate({ params })
    else takeOver.mutate({ params, body: { staffID } })
  }
  if (!isHeld('inbox.claim')) return null
  return (
    <div className={classes['claim']}>
      <output className="muted">{who}</output>
      <div className={classes['buttons']}>
        <button
          type="button"
          className="plain-button"
          data-key="claim"
          aria-disabled={isBusy || undefined}
          onClick={press}
        >
          {t(held === null ? 'claim' : held.is_own ? 'release' : 'takeOver')}
        </button>
        <button
          type="button"
          className="plain-button"
          data-key="assign"
          aria-haspopup="dialog"
          onClick={() => setAssigning(true)}
        >
          {t('assign')}
        </button>
      </div>
      <ProblemNotice problem={claim.error ?? release.error ?? takeOver.error} />
      {isAssigning && <AssignDialog entry={params} onClose={() => setAssigning(false)} />}
    </div>
  )
}

import type { groups } from '#contract/registration/groups.ts'
import type { Reply } from '#web/api/call.ts'
import { RequestGroupButton } from '#web/areas/groups/RequestGroupButton.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Credits } from '#web/parts/credits/check-credits.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { SourceSubject } from '../subject-list/useSourceSubjects.ts'
import { words } from '../words.ts'
import { AddToPlanLink } from './AddToPlanLink.tsx'
import type { OfferCheck } from './check-offer.ts'
import { TeachingStartedNote } from './TeachingStartedNote.tsx'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly offer: Reply<typeof groups.general>
  readonly check: OfferCheck
  readonly offered: SourceSubject | undefined
  readonly credits: Credits
  readonly source: string | null
  readonly onToast: (toast: Message) => void
  /** Set where the subject is passed: shows its groups all the same. */
  readonly onRetake: (() => void) | null
}

/** Why an open subject cannot be registered, each reason with what the student can do about it. */
export const OfferNotices = ({ offer, check, offered, credits, source, onToast, onRetake }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { code, refusal, creditsAfter, hasNoFreeSet } = check
  const fullParts = offered?.free_groups ? text(offered, 'full_parts') : ''
  const locale = useLocale()
  // Another group would not help where the credits or the module forbid the subject.
  const isAllowed = creditsAfter.allowed && refusal === null
  const canRequest =
    isAllowed && (hasNoFreeSet || offer.code === 'no_open_groups' || offer.code === 'no_free_groups')
  const request = canRequest && <RequestGroupButton subject={offer.subject} onToast={onToast} />
  const plan = <AddToPlanLink source={source} subjectID={offer.subject.subjectID} />
  return (
    <>
      {code !== null && (
        <Notice kind="warning" action={code === 'window_closed' ? plan : request}>
          {offer.message}
          {code === 'no_free_groups' && fullParts && ` ${t('isFullPart', { parts: fullParts })}.`}
        </Notice>
      )}
      {code === null && refusal && <Notice kind="warning">{refusal}</Notice>}
      {code === null && refusal === null && creditsAfter.breaks !== null && (
        <Notice kind="warning">
          {creditsAfter.breaks === 'semester'
            ? t('overSemester', { sum: creditsAfter.semester, maximum: credits.maximumPerSemester })
            : t('overYear', { sum: creditsAfter.year, maximum: credits.maximumPerYear })}
        </Notice>
      )}
      {offer.subject.passed && (
        <Notice
          kind="info"
          action={
            onRetake && (
              <button type="button" className="plain-button" onClick={onRetake}>
                {t('registerAgain')}
              </button>
            )
          }
        >
          {t('passedBefore')}
          {offered?.score != null && ` ${t('earlierMark', { score: formatNumber(offered.score, locale) })}`}
        </Notice>
      )}
      <TeachingStartedNote groups={offer.groups} />
      {hasNoFreeSet && isAllowed && (
        <Notice kind="warning" action={request}>
          {t('noFreeSet')}
        </Notice>
      )}
    </>
  )
}

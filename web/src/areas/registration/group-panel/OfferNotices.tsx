import type { groups } from '#contract/registration/groups.ts'
import type { Reply } from '#web/api/call.ts'
import { RequestGroupButton } from '#web/areas/groups/RequestGroupButton.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Credits } from '#web/parts/credits/check-credits.ts'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { SourceSubject } from '../subject-list/useSourceSubjects.ts'
import { useObstacleText } from '../subject-list/state/useObstacleText.ts'
import { words } from '../words.ts'
import { AddToPlanLink } from './AddToPlanLink.tsx'
import type { OfferCheck } from './check-offer.ts'
import { listBlockers } from './moves/list-blockers.ts'
import { words as moveWords } from './moves/words.ts'
import { TeachingStartedNote } from './TeachingStartedNote.tsx'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly offer: Reply<typeof groups.general>
  readonly check: OfferCheck
  /** Other subjects can change their groups to make room, or that is not known yet. */
  readonly canMove: boolean
  /** The selected groups are taken together with these. */
  readonly moves: readonly RepairMove[]
  readonly offered: SourceSubject | undefined
  readonly credits: Credits
  readonly source: string | null
  readonly onToast: (toast: Message) => void
  /** Set where the subject is passed: shows its groups all the same. */
  readonly onRetake: (() => void) | null
}

/** Why an open subject cannot be registered, each reason with what the student can do about it. */
export const OfferNotices = ({
  offer,
  check,
  canMove,
  moves,
  offered,
  credits,
  source,
  onToast,
  onRetake,
}: Props) => {
  const t = useWords(words)
  const v = useWords(moveWords)
  const text = useLocalized()
  const locale = useLocale()
  const toObstacleText = useObstacleText()
  const { reason, refusal, creditsAfter, obstacle, drops } = check
  const parts = new Set(obstacle?.groups.map(({ row }) => text(row, 'lecture_type')))
  const blockers = obstacle === null ? [] : listBlockers(obstacle.groups, check.registeredGroups)
  const noMove =
    !canMove &&
    obstacle?.kind === 'clash' &&
    (blockers.length === 1 ? v('noMoveOfOne', { subject: blockers[0]![locale] }) : v('noMove'))
  // Another group would not help where the credits or the module forbid the subject.
  const canRequest =
    offer.code === 'no_open_groups' ? creditsAfter.allowed : reason === 'full' || reason === 'obstacle'
  const sentences = {
    refusal,
    code: offer.message,
    credits: [
      creditsAfter.breaks === 'semester'
        ? t('overSemester', { sum: creditsAfter.semester, maximum: credits.maximumPerSemester })
        : t('overYear', { sum: creditsAfter.year, maximum: credits.maximumPerYear }),
      drops.length === 0 && t('overAdvice'),
    ]
      .filter(Boolean)
      .join(' '),
    full: offer.message,
    obstacle:
      obstacle && [`${toObstacleText(obstacle, [...parts].join(', '))}.`, noMove].filter(Boolean).join(' '),
  }
  const [moved, other] = moves.map((move) => text(move, 'subject'))
  return (
    <>
      {moved !== undefined && (
        <Notice kind="info">
          {other === undefined
            ? v('fitsIfMoved', { subject: moved })
            : v('fitsIfBothMoved', { subject: moved, other })}
        </Notice>
      )}
      {reason !== null && moved === undefined && (
        <Notice
          kind="warning"
          action={
            offer.code === 'window_closed' ? (
              <AddToPlanLink source={source} subjectID={offer.subject.subjectID} />
            ) : (
              canRequest && <RequestGroupButton subject={offer.subject} onToast={onToast} />
            )
          }
        >
          {sentences[reason]}
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
    </>
  )
}

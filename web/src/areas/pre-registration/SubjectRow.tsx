import { useState } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import type { Wish, Wishable, Wishing } from './usePreRegister.ts'
import classes from './ModuleList.module.css'
import { words } from './words.ts'

interface Props {
  readonly subject: Wishable
  /** My wish for it. */
  readonly own: Wish | null
  readonly wishing: Wishing
  readonly canWish: boolean
  readonly onTakeBack: (wish: Wish) => void
}

/** A subject to wish for: its credits, how many wish for it, my old mark, and one button or the reason why there is none. */
export const WishRow = ({ subject, own, wishing, canWish, onTakeBack }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const name = text(subject, 'subject')
  const { old, sentID } = wishing
  const isMine = sentID === subject.subjectID
  const isSending = isMine && wishing.isSending
  const isOffered = own === null && subject.can_choose
  const verb = t(own !== null ? 'takeBack' : old === null ? 'choose' : 'putInPlace')
  const press = () => {
    if (own !== null) onTakeBack(own)
    else if (subject.passed) setAsking(true)
    else wishing.wish(subject)
  }
  const mark =
    subject.score === null ? t('passedOnly') : t('passed', { score: formatNumber(subject.score, locale) })
  return (
    <li
      className={classes['subject']}
      data-state={own !== null ? 'wished' : subject.passed ? 'passed' : undefined}
    >
      <div className={classes['about']}>
        <SubjectName subject={subject} />
        <div className={classes['soft']}>
          {t('ects', { ects: subject.ects })} · {t('semester', { semester: subject.study_semester })} ·{' '}
          {subject.st_count === 0 ? t('wishedByNobody') : t('wishCount', { count: subject.st_count })}
        </div>
        {subject.passed && (
          <div className={classes['mark']}>
            <Icon name="book" size={16} /> {mark}
          </div>
        )}
        {own !== null && (
          <div className={classes['state']}>
            <Icon name="check" size={16} /> {t('isWished')}
          </div>
        )}
        {own === null && canWish && !isOffered && subject.reason !== null && (
          <p className={classes['reason']}>{subject.reason}</p>
        )}
        {isMine && (isSending || wishing.problem !== null) && (
          <AttemptNotice problem={wishing.problem} isBusy={isSending} onRetry={() => wishing.wish(subject)} />
        )}
      </div>
      {canWish && (isOffered || (own !== null && !own.is_registered && old === null)) && (
        <button
          type="button"
          className="plain-button"
          aria-label={`${verb}: ${name}`}
          aria-disabled={isSending || undefined}
          onClick={press}
          onPointerEnter={() => isOffered && wishing.look(subject)}
          onPointerLeave={() => wishing.look(null)}
          onFocus={() => isOffered && wishing.look(subject)}
          onBlur={() => wishing.look(null)}
        >
          {isSending ? t('sending') : verb}
        </button>
      )}
      <ConfirmModal
        isOpen={isAsking}
        title={m('takenBefore')}
        confirmLabel={t('chooseAgain')}
        onConfirm={() => {
          setAsking(false)
          wishing.wish(subject)
        }}
        cancelLabel={t('notNow')}
        onClose={() => setAsking(false)}
      >
        <p>
          {name}. {mark}.
        </p>
      </ConfirmModal>
    </li>
  )
}

import { useState } from 'react'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import classes from './ModuleList.module.css'
import type { OfferedSubject, PreRegister, PreRegistration } from './usePreRegister.ts'
import { words } from './words.ts'

interface Props {
  readonly subject: OfferedSubject
  /** The subject's pre-registration, if it has one. */
  readonly own: PreRegistration | null
  /** Why its pre-registration cannot be cancelled; null when it can. */
  readonly keptReason: string | null
  readonly choice: PreRegister
  /** Whether the student's window is open. */
  readonly isOpen: boolean
  readonly onCancel: (own: PreRegistration) => void
}

/** A subject: its credits, how many students chose it, an earlier mark, and a button or why there is none. */
export const SubjectRow = ({ subject, own, keptReason, choice, isOpen, onCancel }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const [isConfirming, setConfirming] = useState(false)
  const name = text(subject, 'subject')
  const { replaced, sentID } = choice
  const isSent = sentID === subject.subjectID
  const isSending = isSent && choice.isSending
  const isOffered = own === null && subject.can_choose
  const reason = own !== null ? keptReason : isOffered ? null : subject.reason
  const verb = t(own !== null ? 'cancel' : replaced === null ? 'choose' : 'replace')
  const press = () => {
    if (own !== null) onCancel(own)
    else if (subject.passed) setConfirming(true)
    else choice.preRegister(subject)
  }
  const mark =
    subject.score === null ? t('passedOnly') : t('passed', { score: formatNumber(subject.score, locale) })
  return (
    <li
      className={classes['subject']}
      data-state={own !== null ? 'chosen' : subject.passed ? 'passed' : undefined}
    >
      <div className={classes['about']}>
        <div className={classes['name']}>
          <SubjectName subject={subject} />
        </div>
        <div className={classes['muted']}>
          {t('ects', { count: subject.ects })} ·{' '}
          {t('semester', { semester: toOrdinal(subject.study_semester) })} ·{' '}
          {subject.st_count === 0 ? t('chosenByNobody') : t('chosenByCount', { count: subject.st_count })}
        </div>
        {subject.passed && (
          <div className={classes['mark']}>
            <Icon name="book" size={16} /> {mark}
          </div>
        )}
        {own !== null && (
          <div className={classes['state']}>
            <Icon name="check" size={16} /> {t('isChosen')}
          </div>
        )}
        {isOpen && reason !== null && <p className={classes['reason']}>{reason}</p>}
        {isSent && (isSending || choice.problem !== null) && (
          <AttemptNotice
            problem={choice.problem}
            isBusy={isSending}
            onRetry={() => choice.preRegister(subject)}
          />
        )}
      </div>
      {isOpen && (isOffered || (own !== null && keptReason === null && replaced === null)) && (
        <button
          type="button"
          className="plain-button"
          aria-label={`${verb}: ${name}`}
          aria-disabled={isSending || undefined}
          onClick={press}
          onPointerEnter={() => isOffered && choice.preview(subject)}
          onPointerLeave={() => choice.preview(null)}
          onFocus={() => isOffered && choice.preview(subject)}
          onBlur={() => choice.preview(null)}
        >
          {isSending ? t('sending') : verb}
        </button>
      )}
      <ConfirmModal
        isOpen={isConfirming}
        title={m('takenBefore')}
        confirmLabel={t('chooseAgain')}
        onConfirm={() => {
          setConfirming(false)
          choice.preRegister(subject)
        }}
        onClose={() => setConfirming(false)}
      >
        <p>
          {name}. {mark}.
        </p>
      </ConfirmModal>
    </li>
  )
}

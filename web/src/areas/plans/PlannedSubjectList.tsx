import { useRef, useState } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { moveSubject, type PlanSubject } from './plan-draft.ts'
import type { PlanErrorText } from './list-plan-errors.ts'
import { PlannedSubjectCard } from './PlannedSubjectCard.tsx'
import classes from './Plans.module.css'
import type { PlanDraft } from './usePlanDraft.ts'
import type { PlanLocation } from './usePlanLocation.ts'
import { words } from './words.ts'
import type { Message } from '#web/i18n/message.ts'
import { toPhraseValue } from '#rules/text/locale.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'

interface Props {
  readonly draft: PlanDraft
  readonly location: PlanLocation
  readonly errors: readonly (readonly PlanErrorText[])[]
  readonly pastels: ReadonlyMap<number, number>
  /** Null where the list of subjects is on the screen too. */
  readonly onToSubjects: (() => void) | null
}

/** The subjects of a plan in the order in which they are registered; a removed one can be brought back. */
export const PlannedSubjectList = ({ draft, location, errors, pastels, onToSubjects }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { subjects } = draft.current
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<{ readonly subject: PlanSubject; readonly index: number } | null>(
    null,
  )
  const format = useFormatMessage()
  const [announcement, setAnnouncement] = useState<Message | null>(null)
  const ects = subjects.reduce((sum, each) => sum + each.ects, 0)
  const move = (subject: PlanSubject, index: number, by: 1 | -1) => {
    draft.change({ subjects: moveSubject(subjects, index, by) })
    setAnnouncement({
      phrase: words.movedTo,
      params: { subject: toPhraseValue(subject, 'subject'), place: index + by + 1 },
    })
  }
  const remove = (subject: PlanSubject, index: number) => {
    draft.change({ subjects: subjects.toSpliced(index, 1) })
    setRemoved({ subject, index })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t('inPlan')}>
      <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
        {t('inPlan')} <span className={classes['muted']}>{t('total', { count: subjects.length, ects })}</span>
      </h2>
      {subjects.length > 1 && <p className={classes['muted']}>{t('orderHint')}</p>}
      <output className={classes['removed']}>
        {removed !== null && (
          <>
            {t('subjectRemoved', { subject: text(removed.subject, 'subject') })}{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => {
                draft.change({ subjects: subjects.toSpliced(removed.index, 0, removed.subject) })
                setRemoved(null)
              }}
            >
              {t('undo')}
            </button>
          </>
        )}
      </output>
      <output className="visually-hidden">{format(announcement)}</output>
      {subjects.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      <ol className={classes['list']}>
        {subjects.map((subject, index) => (
          <PlannedSubjectCard
            key={subject.subjectID}
            subject={subject}
            index={index}
            isLast={index === subjects.length - 1}
            pastel={pastels.get(subject.subjectID)}
            errors={errors[index] ?? []}
            onMove={(by) => move(subject, index, by)}
            onRemove={() => remove(subject, index)}
            onChoose={(option) => location.openOption(subject.subjectID, option)}
            onRemoveSecond={() =>
              draft.change({
                subjects: subjects.with(index, { ...subject, second_schedule_ids: null, second_groups: [] }),
              })
            }
          />
        ))}
      </ol>
      {onToSubjects && (
        <button type="button" className="plain-button" onClick={onToSubjects}>
          {t('toSubjects')}
        </button>
      )}
    </section>
  )
}

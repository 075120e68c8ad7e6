import { useId, useRef, useState } from 'react'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { toPhraseValue } from '#rules/text/locale.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { RepairButton } from '#web/parts/group-picker/moves/RepairButton.tsx'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { listTakenGroups, type Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { moveItem } from '#web/ui/reorder/find-drop-index.ts'
import { useReorder } from '#web/ui/reorder/useReorder.ts'
import { insertSubject, upsertSubject, type PlanSubject } from './plan-draft.ts'
import type { PlanErrorText } from './list-plan-errors.ts'
import { applyPlanMoves, findClashRepair } from './repair/list-plan-repairs.ts'
import { usePlanGroups } from './repair/usePlanGroups.ts'
import { PlannedSubjectCard } from './PlannedSubjectCard.tsx'
import classes from './Plans.module.css'
import type { PlanDraft } from './usePlanDraft.ts'
import type { PlanLocation } from './usePlanLocation.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from './words.ts'

interface Props {
  readonly draft: PlanDraft
  readonly location: PlanLocation
  readonly errors: readonly (readonly PlanErrorText[])[]
  readonly unregistered: readonly PlanSubject[]
  readonly registered: readonly Registered[]
  /** The registrations and the plan. */
  readonly week: readonly Registered[]
  readonly pastels: ReadonlyMap<number, number>
  /** Shows the list of subjects, or moves the focus into it. */
  readonly onToSubjects: () => void
  /** The list of subjects is on the screen too. */
  readonly isListShown: boolean
}

/** The subjects of a plan in the order in which they are registered; a removed one can be brought back. */
export const PlannedSubjectList = (props: Props) => {
  const { draft, location, errors, pastels, onToSubjects, isListShown } = props
  const { unregistered, registered, week } = props
  const t = useWords(words)
  const format = useFormatMessage()
  const { subjects } = draft.current
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const hintID = useId()
  const [announcement, setAnnouncement] = useState<Message | null>(null)
  const ects = subjects.reduce((sum, each) => sum + each.ects, 0)
  const errorCount = errors.filter((all) => all.length > 0).length
  const isClash = ({ choice, ...error }: PlanErrorText) =>
    choice === 'first' && 'word' in error && error.word === 'clash'
  const { planGroups, isPending } = usePlanGroups(
    unregistered.map(({ subjectID }) => subjectID),
    errors.some((all) => all.some(isClash)),
  )
  const repair = (moves: readonly RepairMove[]) => {
    draft.change({ subjects: applyPlanMoves(subjects, moves) })
    const before = subjects.filter(({ subjectID }) => moves.some((move) => move.subjectID === subjectID))
    showToast({
      phrase: words.repaired,
      undo: {
        label: undoWords.undoChange,
        run: () => draft.update((now) => before.reduce(upsertSubject, now)),
      },
    })
  }
  const renderRepair = (subject: PlanSubject, index: number) => {
    if (!errors[index]?.some(isClash)) return null
    if (isPending) return <span className={classes['pending']} />
    const moves = findClashRepair(subject, unregistered, registered, planGroups)
    if (moves !== null) {
      return (
        <RepairButton
          {...{ moves }}
          registered={listTakenGroups(week)}
          isChoice={false}
          onClick={() => repair(moves)}
        />
      )
    }
    return (
      <button
        type="button"
        className="plain-button"
        onClick={() => location.openOption(subject.subjectID, 'first')}
      >
        {t('changeFirst')}
      </button>
    )
  }
  const reorder = useReorder(list, subjects.length, (from, to) => {
    draft.change({ subjects: moveItem(subjects, from, to) })
    setAnnouncement({
      phrase: words.movedTo,
      params: {
        subject: toPhraseValue(subjects[from]!, 'subject'),
        place: toOrdinal(to + 1),
        count: subjects.length,
      },
    })
  })
  const remove = (subject: PlanSubject, index: number) => {
    draft.change({ subjects: subjects.toSpliced(index, 1) })
    showToast({
      phrase: words.subjectRemoved,
      params: { subject: toPhraseValue(subject, 'subject') },
      undo: { label: undoWords.undo, run: () => draft.update((now) => insertSubject(now, subject, index)) },
    })
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }
  const removeSecond = (subject: PlanSubject) => {
    draft.change({
      subjects: upsertSubject(subjects, { ...subject, second_schedule_ids: null, second_groups: [] }),
    })
    showToast({
      phrase: words.secondRemoved,
      params: { subject: toPhraseValue(subject, 'subject') },
      undo: {
        label: undoWords.undo,
        run: () =>
          draft.update((now) =>
            now.map((each) => {
              const { second_schedule_ids, second_groups } = subject
              return each.subjectID === subject.subjectID
                ? { ...each, second_schedule_ids, second_groups }
                : each
            }),
          ),
      },
    })
  }
  const showFirstError = () => {
    const index = errors.findIndex((all) => all.length > 0)
    const card = list.current?.children[index]
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t('inPlan')}>
      <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
        {t('inPlan')}{' '}
        {subjects.length > 0 && (
          <span className={classes['muted']}>{t('total', { count: subjects.length, ects })}</span>
        )}
      </h2>
      {subjects.length > 0 && (
        <div className={classes['line']} data-state={errorCount > 0 ? 'care' : 'good'}>
          <Icon name={errorCount > 0 ? 'warning' : 'check'} size={18} />
          <output>{errorCount > 0 ? t('errorCount', { count: errorCount }) : t('noErrors')}</output>
          {errorCount > 0 && subjects.length > 1 && (
            <button type="button" className="text-button" onClick={showFirstError}>
              {t('showError')}
            </button>
          )}
        </div>
      )}
      {subjects.length > 1 && (
        <>
          <p className={classes['hint']}>{t('orderHint')}</p>
          <span id={hintID} hidden>
            {t('handleHint')}
          </span>
        </>
      )}
      <output className="visually-hidden">{format(announcement)}</output>
      {subjects.length === 0 && (
        <EmptyState
          action={
            <button type="button" className="main-button" onClick={onToSubjects}>
              {t('toSubjects')}
            </button>
          }
        >
          {t('empty')}
        </EmptyState>
      )}
      <ol ref={list} className={classes['list']} data-dragging={reorder.draggedIndex !== null || undefined}>
        {subjects.map((subject, index) => (
          <PlannedSubjectCard
            key={subject.subjectID}
            subject={subject}
            index={index}
            count={subjects.length}
            pastel={pastels.get(subject.subjectID)}
            errors={errors[index] ?? []}
            repair={renderRepair(subject, index)}
            handle={reorder.getHandleProps(index)}
            style={reorder.getItemStyle(index)}
            isDragged={reorder.draggedIndex === index}
            hintID={hintID}
            onMove={(by) => reorder.move(index, index + by)}
            onRemove={() => remove(subject, index)}
            onChoose={(option) => location.openOption(subject.subjectID, option)}
            onRemoveSecond={() => removeSecond(subject)}
          />
        ))}
      </ol>
      {!isListShown && subjects.length > 0 && (
        <button type="button" className={`plain-button ${classes['wide']}`} onClick={onToSubjects}>
          <Icon name="plus" size={18} /> {t('toSubjects')}
        </button>
      )}
    </section>
  )
}

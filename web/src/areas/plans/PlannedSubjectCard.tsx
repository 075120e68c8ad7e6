import type { CSSProperties, ReactNode } from 'react'
import type { GroupRow } from '#contract/rows/group-row.ts'
import type { PlanOption } from '#rules/registration/check-plan.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { GripIcon } from '#web/ui/reorder/GripIcon.tsx'
import type { Reorder } from '#web/ui/reorder/useReorder.ts'
import type { PlanSubject } from './plan-draft.ts'
import type { PlanErrorText } from './list-plan-errors.ts'
import classes from './PlannedSubjectCard.module.css'
import { SubjectErrors } from './SubjectErrors.tsx'
import { SubjectMenu } from './SubjectMenu.tsx'
import { words } from './words.ts'

interface Props {
  readonly subject: PlanSubject
  /** In the plan's order, from 0. */
  readonly index: number
  readonly count: number
  readonly pastel: number | undefined
  readonly errors: readonly PlanErrorText[]
  /** The button that repairs a clash. */
  readonly repair: ReactNode
  readonly handle: ReturnType<Reorder['getHandleProps']>
  readonly style: CSSProperties | undefined
  readonly isDragged: boolean
  readonly hintID: string
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onChoose: (option: PlanOption) => void
  readonly onRemoveSecond: () => void
}

/** A planned subject: its position, its first and its second choice, and what is wrong with it. */
export const PlannedSubjectCard = (props: Props) => {
  const { subject, index, count, pastel, errors, handle, style, isDragged, hintID, onChoose } = props
  const t = useWords(words)
  const name = { subject: { ka: subject.subject, en: subject.subjecteng } }
  const { is_registered: isRegistered } = subject
  return (
    <li
      className={classes['card']}
      style={style}
      data-dragged={isDragged || undefined}
      data-care={errors.length > 0 || undefined}
    >
      <button
        type="button"
        className={classes['handle']}
        aria-label={t('placeOf', { ...name, place: toOrdinal(index + 1), count })}
        aria-describedby={count > 1 ? hintID : undefined}
        {...handle}
      >
        <span>{index + 1}</span>
        {count > 1 && <GripIcon />}
      </button>
      <div className={classes['body']}>
        <div className={classes['title']}>
          <SubjectName subject={subject} pastel={pastel} />{' '}
          <span className={classes['ects']}>{t('ectsShort', { count: subject.ects })}</span>
        </div>
        <Choice option="first" groups={subject.groups} />
        {subject.second_schedule_ids !== null ? (
          <Choice option="second" groups={subject.second_groups} />
        ) : (
          !isRegistered && (
            <button
              type="button"
              className={classes['addSecond']}
              aria-label={t('addSecondOf', name)}
              onClick={() => onChoose('second')}
            >
              {t('addSecond')}
            </button>
          )
        )}
        {isRegistered && (
          <p className={classes['registered']}>
            <Icon name="check" size={16} /> {t('isRegistered')}
          </p>
        )}
        {subject.passed && !isRegistered && (
          <p className={classes['passed']}>
            <Icon name="book" size={16} /> {t('passedBefore')}
          </p>
        )}
      </div>
      <SubjectMenu
        {...{ subject, onChoose }}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={props.onMove}
        onRemove={props.onRemove}
        onRemoveSecond={props.onRemoveSecond}
      />
      <SubjectErrors errors={errors} />
      {props.repair && <div className={classes['repair']}>{props.repair}</div>}
    </li>
  )
}

/** „ლექცია“ → „ლექ.“: three letters, or as many as end with a consonant. */
const shorten = (name: string) => `${/^..[aeiouაეიოუ]*./.exec(name)?.[0] ?? name}.`

/** The groups of a choice and their times, in one line where there is space. */
const Choice = ({ option, groups }: { option: PlanOption; groups: readonly GroupRow[] }) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <p className={classes['choice']}>
      <span className={classes['option']}>
        <span className={classes['short']} aria-hidden="true">
          {t(option === 'first' ? 'firstShort' : 'secondShort')}
        </span>
        <span className={classes['long']}>
          {t(option)}
          <span className="visually-hidden">: </span>
        </span>
      </span>
      <span className={classes['groups']}>
        {groups.length === 0 && t('groupGone')}
        {groups.map((group) => (
          <span key={group.scheduleID}>
            <span className="visually-hidden">
              {text(group, 'lecture_type')}, {t('group', { group: group.group })}:{' '}
            </span>
            <span className={`${classes['part']} ${classes['short']}`} aria-hidden="true">
              {shorten(text(group, 'lecture_type'))}
            </span>{' '}
            <MeetingTimes of={[group]} />{' '}
            <span className={`${classes['group']} ${classes['short']}`} aria-hidden="true">
              {group.group}
            </span>
            <span className={classes['below']} aria-hidden="true">
              · {text(group, 'lecture_type')} {group.group}
            </span>
          </span>
        ))}
      </span>
    </p>
  )
}

import type { GroupRow } from '#contract/rows/group-row.ts'
import type { PlanOption } from '#rules/registration/check-plan.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { PlanSubject } from './plan-draft.ts'
import type { PlanErrorText } from './list-plan-errors.ts'
import classes from './Plans.module.css'
import { words } from './words.ts'

interface Props {
  readonly subject: PlanSubject
  /** In the plan's order, from 0. */
  readonly index: number
  readonly isLast: boolean
  readonly pastel: number | undefined
  readonly errors: readonly PlanErrorText[]
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onChoose: (option: PlanOption) => void
  readonly onRemoveSecond: () => void
}

/** A planned subject: its first and its second choice, what is wrong with each, and its position. */
export const PlannedSubjectCard = (props: Props) => {
  const { subject, index, isLast, pastel, errors, onMove, onRemove, onChoose, onRemoveSecond } = props
  const t = useWords(words)
  const name = { subject: { ka: subject.subject, en: subject.subjecteng } }
  const hasSecond = subject.second_schedule_ids !== null
  // The browser takes the focus from an element that moves in the page.
  const move = (by: 1 | -1, button: HTMLElement) => {
    onMove(by)
    requestAnimationFrame(() => button.focus())
  }
  const errorsOfChoice = (choice: PlanOption | null) => errors.filter((error) => error.choice === choice)
  const changeButton = (option: PlanOption) => (
    <ActionButton
      kind="text"
      ariaLabel={t('changeOf', { choice: t(option), ...name })}
      onClick={() => onChoose(option)}
    >
      {t('change')}
    </ActionButton>
  )
  return (
    <li className={classes['card']}>
      <div className={classes['title']}>
        <SubjectName subject={subject} pastel={pastel} />{' '}
        <span className={classes['muted']}>{t('ects', { ects: subject.ects })}</span>
      </div>
      {subject.is_registered && (
        <p className={classes['good']}>
          <Icon name="check" size={18} /> {t('isRegistered')}
        </p>
      )}
      {subject.passed && !subject.is_registered && (
        <p className={classes['muted']}>
          <Icon name="book" size={18} /> {t('passedBefore')}
        </p>
      )}
      <ErrorList errors={errorsOfChoice(null)} />
      <Choice name={t('first')} groups={subject.groups}>
        {changeButton('first')}
      </Choice>
      <ErrorList errors={errorsOfChoice('first')} />
      {hasSecond ? (
        <>
          <Choice name={t('second')} groups={subject.second_groups}>
            {changeButton('second')}
            <ActionButton kind="text" ariaLabel={t('removeSecondOf', name)} onClick={onRemoveSecond}>
              {t('removeSecond')}
            </ActionButton>
          </Choice>
          <ErrorList errors={errorsOfChoice('second')} />
        </>
      ) : (
        <ActionButton kind="text" ariaLabel={t('addSecondOf', name)} onClick={() => onChoose('second')}>
          {t('addSecond')}
        </ActionButton>
      )}
      <div className={classes['order']}>
        <button
          type="button"
          className="plain-button"
          aria-disabled={index === 0}
          aria-label={t('earlierOf', name)}
          onClick={({ currentTarget }) => index > 0 && move(-1, currentTarget)}
        >
          {t('earlier')}
        </button>
        <button
          type="button"
          className="plain-button"
          aria-disabled={isLast}
          aria-label={t('laterOf', name)}
          onClick={({ currentTarget }) => !isLast && move(1, currentTarget)}
        >
          {t('later')}
        </button>
        <ActionButton kind="plain" ariaLabel={t('removeSubjectOf', name)} onClick={onRemove}>
          {t('removeSubject')}
        </ActionButton>
      </div>
    </li>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly groups: readonly GroupRow[]
  readonly children: React.ReactNode
}

const Choice = ({ name, groups, children }: ChoiceProps) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <div className={classes['choice']}>
      <span className={classes['muted']}>{name}</span>
      <span className={classes['groups']}>
        {groups.length === 0 && t('groupGone')}
        {groups.map((group) => (
          <span key={group.scheduleID}>
            {groups.length > 1 && `${text(group, 'lecture_type')}, `}
            {t('group', { group: group.group })}: <MeetingTimes of={[group]} />
          </span>
        ))}
      </span>
      <span className={classes['choiceActions']}>{children}</span>
    </div>
  )
}

const ErrorList = ({ errors }: { errors: readonly PlanErrorText[] }) => {
  const t = useWords(words)
  if (errors.length === 0) return null
  const sentences = errors.map((error) => ('word' in error ? t(error.word, error.params) : error.reason))
  return (
    <ul className={classes['errors']}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>
          <Icon name="warning" size={18} /> <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Way } from '#rules/registration/check-plan.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { PlanSubject } from './plan-draft.ts'
import type { ToldFault } from './plan-faults.ts'
import classes from './Plans.module.css'
import { words } from './words.ts'

interface Props {
  readonly subject: PlanSubject
  /** From 0. */
  readonly place: number
  readonly isLast: boolean
  readonly pastel: number | undefined
  readonly faults: readonly ToldFault[]
  readonly onMove: (by: 1 | -1) => void
  readonly onTakeOut: () => void
  readonly onChoose: (way: Way) => void
  readonly onDropSecond: () => void
}

/** One subject of a plan: its first and its second choice, what is wrong with each, and its place in the order. */
export const PlannedCard = (props: Props) => {
  const { subject, place, isLast, pastel, faults, onMove, onTakeOut, onChoose, onDropSecond } = props
  const t = useWords(words)
  const name = { subject: { ka: subject.subject, en: subject.subjecteng } }
  const hasSecond = subject.second_schedule_ids !== null
  // A card that is moved in the page loses the keys.
  const move = (by: 1 | -1, button: HTMLElement) => {
    onMove(by)
    requestAnimationFrame(() => button.focus())
  }
  const of = (choice: Way | null) => faults.filter((fault) => fault.choice === choice)
  return (
    <li className={classes['card']}>
      <div className={classes['title']}>
        <SubjectName subject={subject} pastel={pastel} />{' '}
        <span className={classes['soft']}>{t('ects', { ects: subject.ects })}</span>
      </div>
      {subject.is_registered && (
        <p className={classes['good']}>
          <Icon name="check" size={18} /> {t('isRegistered')}
        </p>
      )}
      <Faults of={of(null)} />
      <Choice name={t('first')} groups={subject.groups}>
        <button
          type="button"
          className="text-button"
          aria-label={t('changeOf', { choice: t('first'), ...name })}
          onClick={() => onChoose('first')}
        >
          {t('change')}
        </button>
      </Choice>
      <Faults of={of('first')} />
      {hasSecond ? (
        <>
          <Choice name={t('second')} groups={subject.second_groups}>
            <button
              type="button"
              className="text-button"
              aria-label={t('changeOf', { choice: t('second'), ...name })}
              onClick={() => onChoose('second')}
            >
              {t('change')}
            </button>
            <button
              type="button"
              className="text-button"
              aria-label={t('dropSecondOf', name)}
              onClick={onDropSecond}
            >
              {t('dropSecond')}
            </button>
          </Choice>
          <Faults of={of('second')} />
        </>
      ) : (
        <button
          type="button"
          className="text-button"
          aria-label={t('addSecondOf', name)}
          onClick={() => onChoose('second')}
        >
          {t('addSecond')}
        </button>
      )}
      <div className={classes['order']}>
        <button
          type="button"
          className="plain-button"
          aria-disabled={place === 0}
          aria-label={t('earlierOf', name)}
          onClick={({ currentTarget }) => place > 0 && move(-1, currentTarget)}
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
        <button type="button" className="plain-button" aria-label={t('takeOutOf', name)} onClick={onTakeOut}>
          {t('takeOut')}
        </button>
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
      <span className={classes['soft']}>{name}</span>
      <span className={classes['groups']}>
        {groups.length === 0 && t('gone')}
        {groups.map((group) => (
          <span key={group.scheduleID}>
            {groups.length > 1 && `${text(group, 'lecture_type')}, `}
            {t('group', { group: group.group })}: <MeetingTimes of={[group]} />
          </span>
        ))}
      </span>
      <span className={classes['does']}>{children}</span>
    </div>
  )
}

const Faults = ({ of }: { of: readonly ToldFault[] }) => {
  const t = useWords(words)
  if (of.length === 0) return null
  const said = of.map((fault) => ('word' in fault ? t(fault.word, fault.params) : fault.reason))
  return (
    <ul className={classes['faults']}>
      {[...new Set(said)].map((sentence) => (
        <li key={sentence}>
          <Icon name="warning" size={18} /> <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

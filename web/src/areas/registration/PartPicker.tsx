import { useEffect, useRef, useState } from 'react'
import { choicesOf, completesSet } from '#rules/registration/linked-sets.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { GroupTable } from '#web/parts/GroupTable.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import classes from './GroupPanel.module.css'
import type { TakenGroup } from '#web/parts/judge-groups.ts'
import { verdictOf } from '#web/parts/judge-groups.ts'
import { PickedPart } from './PickedPart.tsx'
import type { Choice, Offered } from './useChoice.ts'
import { useReasons } from '#web/parts/useReasons.ts'
import { words } from './words.ts'

interface Props {
  readonly all: readonly Offered[]
  readonly taken: readonly TakenGroup[]
  readonly choice: Choice
  /** The subject that is given up for this one. */
  readonly leavingID: number | null
  /** Whether seats can be taken now; groups can be looked at and planned with all the same. */
  readonly canAsk: boolean
  readonly problem: unknown
  /** What the button does, where it does not register. */
  readonly verb?: string
  /** Her own groups of the subject are picked already, and give way to what is picked now. */
  readonly givesWay?: boolean
  readonly onPress: () => void
  readonly onAsk: () => void
}

/** The lists of groups, one for each part of the subject; a part that is picked folds into a line. */
export const PartPicker = (props: Props) => {
  const { all, taken, choice, leavingID, canAsk, problem, verb, onPress, onAsk, givesWay = false } = props
  const t = useWords(words)
  const text = useLocalized()
  const reasons = useReasons()
  const [reopened, setReopened] = useState<number | null>(null)
  const { picked, refused } = choice
  const beside = givesWay ? [] : picked
  const whole = useRef<HTMLDivElement>(null)
  // What was pressed has folded away: the keys go on at the next list, or at the button.
  useEffect(() => {
    if (document.activeElement !== document.body || picked.length === 0) return
    const next = whole.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], .main-button')
    next?.focus({ preventScroll: true })
  }, [picked, reopened])
  const parts = choicesOf(all, picked)
  const isWhole = completesSet(picked, all) === 'complete'
  const typesOf = (groups: readonly Offered[]) =>
    [...new Set(groups.map(({ row }) => text(row, 'lecture_type')))].join(' / ')
  const nameOf = (part: number) => typesOf(all.filter((group) => group.part === part))
  const isOpen = (part: number) =>
    part === reopened || parts.length === 1 || !picked.some((group) => group.part === part)

  const press = (group: Offered) => {
    onPress()
    const verdict = verdictOf(group, taken, beside, leavingID)
    if (verdict !== null) return choice.refuse(verdict)
    setReopened(null)
    choice.pick(group)
  }

  return (
    <div ref={whole}>
      {parts.map(({ part, groups }, index) => {
        const here = picked.find((group) => group.part === part)
        const name =
          parts.length === 1 ? t('chooseGroup') : t('choosePart', { number: index + 1, type: nameOf(part) })
        return (
          <section key={part} className={classes['part']} aria-label={name}>
            <h3 className={classes['partName']}>{name}</h3>
            {here !== undefined && !isOpen(part) ? (
              <PickedPart group={here.row} name={nameOf(part)} onChange={() => setReopened(part)} />
            ) : groups.length === 0 ? (
              <p className={classes['later']}>{t('parentFirst')}</p>
            ) : (
              <GroupTable
                label={name}
                groups={groups.map((group) => group.row)}
                picked={here?.scheduleID}
                refusalOf={(row) => {
                  const verdict = verdictOf(byRow(groups, row.scheduleID), taken, beside, leavingID)
                  return verdict && reasons.short(verdict)
                }}
                onLook={(row) => choice.look(row && byRow(groups, row.scheduleID))}
                onPick={(row) => press(byRow(groups, row.scheduleID))}
              />
            )}
          </section>
        )
      })}
      <footer className={classes['foot']}>
        {choice.dropped && (
          <Notice kind="info">
            {t(choice.dropped.meets ? 'droppedMeets' : 'droppedOther', {
              groups: choice.dropped.groups
                .map(({ row }) => `${text(row, 'lecture_type')} ${row.group}`)
                .join(', '),
            })}
          </Notice>
        )}
        {refused && <Notice kind="error">{reasons.sentence(refused)}</Notice>}
        <ProblemNotice problem={problem} />
        {isWhole && canAsk && (
          <button type="button" className="main-button" onClick={onAsk}>
            {verb ?? t('register')}
          </button>
        )}
        {!isWhole && picked.length > 0 && (
          <p>
            {t('partsLeft', {
              types: parts
                .filter(({ part }) => !picked.some((group) => group.part === part))
                .map(({ part }) => nameOf(part))
                .join(', '),
            })}
          </p>
        )}
      </footer>
    </div>
  )
}

const byRow = (groups: readonly Offered[], scheduleID: number): Offered =>
  groups.find((group) => group.scheduleID === scheduleID)!

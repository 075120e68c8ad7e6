import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { groups } from '#contract/registration/groups.ts'
import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Reply } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import classes from './MissingParts.module.css'
import { PartModalContents } from './PartModalContents.tsx'
import { PartTable } from './PartTable.tsx'
import { TitledGroups } from './TitledGroups.tsx'
import { useOnReadFailure } from './useOnReadFailure.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

type Offer = Reply<typeof groups.seminar>

/** The common part of the dialogs for the seminar and the practice. */
export interface PartModalProps {
  readonly own: Registered
  /** The selected group, by its scheduleID; 0: none. */
  readonly selectedID: number
  readonly onSelect: (scheduleID: number) => void
  /** Why the last attempt to register was refused. */
  readonly problem: Problem | null
  readonly onContinue: (group: OfferedGroup) => void
  readonly onReadFailure: (problem: Problem) => void
}

interface Props extends PartModalProps {
  readonly title: string
  readonly query: Pick<UseQueryResult<Offer, Problem>, 'data' | 'error'>
  /** The groups of the subject that the new one must go with. */
  readonly kept: readonly GroupRow[]
  /** Chosen in the step before, and registered together with this part. */
  readonly chosen: readonly GroupRow[]
  readonly continueLabel: (group: OfferedGroup | null) => string
  readonly onBack: (() => void) | null
}

/** The groups of one missing part, beside those that the student has. */
export const ChoosePartModal = (props: Props) => {
  const { own, title, query, kept, chosen, selectedID, onSelect, problem, onContinue, onBack } = props
  const t = useWords(words)
  const m = useWords(messages)
  const [isMissing, setMissing] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  const { data, error } = query
  const selected = data?.groups.find(({ scheduleID, valid }) => valid && scheduleID === selectedID) ?? null
  useOnReadFailure(error, props.onReadFailure)
  const isClosed = data?.code === 'window_closed'
  const goOn = () => {
    if (selected !== null && !isClosed) return onContinue(selected)
    setMissing(!isClosed)
    // While registration is closed the message above the groups says so.
    const first = isClosed ? null : choice.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')
    return (first ?? choice.current)?.focus()
  }
  return (
    <PartModalContents
      {...{ title, own, onBack }}
      action={
        <Button disabled={data === undefined} onClick={goOn}>
          {props.continueLabel(selected)}
        </Button>
      }
    >
      <TitledGroups title={t('youHave')} groups={own.groups} />
      <TitledGroups title={t('youChoose')} groups={chosen} />
      {data === undefined ? (
        <Skeleton />
      ) : (
        <div ref={choice} tabIndex={-1} className={classes['choice']}>
          {data.message !== null && <Notice kind="warning">{data.message}</Notice>}
          <PartTable
            label={title}
            groups={data.groups}
            kept={kept.map(toRuleGroup)}
            selected={selected}
            onSelect={({ scheduleID }) => onSelect(scheduleID)}
          />
          {isMissing && selected === null && <MissingNotice>{m('chooseOne')}</MissingNotice>}
          <ProblemNotice problem={problem} />
        </div>
      )}
    </PartModalContents>
  )
}

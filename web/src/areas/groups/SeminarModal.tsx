import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { isSeminar } from '#rules/registration/lecture-types.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { OfferedGroup } from '#web/parts/judge-groups.ts'
import { pickGroup } from '#web/parts/pick-group.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import { ModalContents } from '#web/ui/ModalContents.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { GroupLines } from './GroupLines.tsx'
import classes from './Parts.module.css'
import { PartTable } from './PartTable.tsx'
import { useFailure } from './useFailure.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly own: Registered
  /** The lecture group that she has in it. */
  readonly lectureID: number
  /** She lacks a practice as well: a seminar that has one leads on to it. */
  readonly lacksPractise: boolean
  /** The group that she has marked, by its number. */
  readonly marked: number
  readonly onMarked: (scheduleID: number) => void
  /** Why the last try was refused. */
  readonly problem: Problem | null
  readonly onPicked: (seminar: OfferedGroup) => void
  readonly onFailed: (problem: Problem) => void
}

/** The seminar groups that go with my lecture; one that has a practice leads on to the practices instead (spec 2, 4). */
export const SeminarModal = (props: Props) => {
  const { own, lectureID, lacksPractise, marked, onMarked, problem, onPicked, onFailed } = props
  const t = useWords(words)
  const { data, error } = useQuery(q(groups.seminar, { params: { scheduleID: lectureID } }))
  const picked = data?.groups.find(({ scheduleID, valid }) => valid && scheduleID === marked) ?? null
  useFailure(error, onFailed)
  const kept = own.groups.filter((group) => !isSeminar(group.lecture_typeID))
  const leadsOn = lacksPractise && picked?.has_practice === true
  return (
    <ModalContents
      title={t('chooseSeminar')}
      isClosable
      actions={
        <Button
          disabled={picked === null || data?.code === 'window_closed'}
          onClick={() => picked && onPicked(picked)}
        >
          {t(leadsOn ? 'toPractise' : 'register')}
        </Button>
      }
    >
      <p>
        <SubjectName subject={own} />
      </p>
      <GroupLines title={t('youHave')} of={own.groups} />
      {data === undefined ? (
        <Skeleton />
      ) : (
        <div className={classes['choice']}>
          {data.message !== null && <Notice kind="warning">{data.message}</Notice>}
          <PartTable
            label={t('chooseSeminar')}
            groups={data.groups}
            kept={kept.map(pickGroup)}
            picked={picked}
            onPick={({ scheduleID }) => onMarked(scheduleID)}
          />
          <ProblemNotice problem={problem} />
        </div>
      )}
    </ModalContents>
  )
}

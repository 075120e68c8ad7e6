import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { isPractice } from '#rules/registration/lecture-types.ts'
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
  /** The seminar that she has just chosen: it is taken together with the practice. */
  readonly seminar: OfferedGroup | null
  /** The group that she has marked, by its number. */
  readonly marked: number
  readonly onMarked: (scheduleID: number) => void
  /** Why the last try was refused. */
  readonly problem: Problem | null
  readonly onPicked: (practise: OfferedGroup) => void
  readonly onFailed: (problem: Problem) => void
  /** Back to the seminars, where she comes from there. */
  readonly onBack: (() => void) | null
}

/** The practice groups that go with what I have in a subject (spec 2 "practical-group choice"). */
export const PractiseModal = (props: Props) => {
  const { own, seminar, marked, onMarked, problem, onPicked, onFailed, onBack } = props
  const t = useWords(words)
  const { data, error } = useQuery(q(groups.practise, { params: { subjectID: own.subjectID } }))
  const picked = data?.groups.find(({ scheduleID, valid }) => valid && scheduleID === marked) ?? null
  useFailure(error, onFailed)
  const have = [
    ...own.groups.filter((group) => !isPractice(group.lecture_typeID)),
    ...(seminar ? [seminar] : []),
  ]
  return (
    <ModalContents
      title={t('choosePractise')}
      isClosable
      actions={
        <>
          <Button
            disabled={picked === null || data?.code === 'window_closed'}
            onClick={() => picked && onPicked(picked)}
          >
            {t('register')}
          </Button>
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {t('back')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <SubjectName subject={own} />
      </p>
      <GroupLines title={t('youHave')} of={own.groups} />
      <GroupLines title={t('youTake')} of={seminar ? [seminar] : []} />
      {data === undefined ? (
        <Skeleton />
      ) : (
        <div className={classes['choice']}>
          {data.message !== null && <Notice kind="warning">{data.message}</Notice>}
          <PartTable
            label={t('choosePractise')}
            groups={data.groups}
            kept={have.map(pickGroup)}
            picked={picked}
            onPick={({ scheduleID }) => onMarked(scheduleID)}
          />
          <ProblemNotice problem={problem} />
        </div>
      )}
    </ModalContents>
  )
}

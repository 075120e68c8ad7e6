import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { AttemptProblem } from '#web/ui/AttemptProblem.tsx'
import { ModalContents } from '#web/ui/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type * as z from 'zod/mini'
import classes from './RequestGroup.module.css'
import { useSlotName } from './useSlotName.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly subject: z.output<typeof subjectRow>
  readonly onDone: (told: string) => void
  readonly onClose: () => void
}

const numberOr = (value: string): number | null => (value === '' ? null : Number(value))

/** Asks for a day and a time, either of which may stay empty, then whether to send it and what happens next (spec 5). */
export const RequestGroupModal = ({ subject, onDone, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const nameOf = useSlotName()
  const [day, setDay] = useState<number | null>(null)
  const [start, setStart] = useState<number | null>(null)
  const [isSure, setSure] = useState(false)
  const first = useRef<HTMLSpanElement>(null)
  useEffect(() => first.current?.focus(), [isSure])
  const { data, error } = useQuery(q(groups.dateTimesOfSubject, { params: { x: subject.subjectID } }))
  const send = useSend(groups.sendRequest, {
    onSuccess: () => onDone(t('requestSent', { subject: text(subject, 'subject') })),
  })
  const ofDay = data?.days.find(({ dayID }) => dayID === day)?.lecture_startIDs
  const times = (data?.times ?? []).filter(
    ({ lecture_startID: id }) => ofDay === undefined || ofDay.includes(id),
  )
  const time = times.find(({ lecture_startID: id }) => id === start)
  const slot = { dayID: day, time: time?.lecture_start ?? null }
  // Missing, they are sent as empty (spec 5).
  const body = {
    subject_id: subject.subjectID,
    day_id: day ?? '',
    time_id: time?.lecture_startID ?? '',
  } as const
  const ask = () => send.mutate({ body })
  const focus = <span ref={first} tabIndex={-1} data-autofocus className="visually-hidden" />
  if (isSure) {
    return (
      <ModalContents
        title={t('confirmTitle')}
        isClosable
        actions={
          <>
            <Button loading={send.isPending} onClick={ask}>
              {t('sendRequest')}
            </Button>
            <Button
              variant="default"
              disabled={send.isPending}
              onClick={() => {
                send.reset()
                setSure(false)
              }}
            >
              {t('back')}
            </Button>
          </>
        }
      >
        {focus}
        <p>
          <SubjectName subject={subject} />
        </p>
        <p className={classes['slot']}>{nameOf(slot)}</p>
        <p>{t('afterwards')}</p>
        <AttemptProblem problem={send.error} isBusy={send.isPending} again={ask} />
      </ModalContents>
    )
  }
  return (
    <ModalContents
      title={t('requestTitle')}
      isClosable
      actions={
        <>
          <Button disabled={data === undefined} onClick={() => setSure(true)}>
            {t('goOn')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      {focus}
      <p>
        <SubjectName subject={subject} />
      </p>
      <p>{t('requestText')}</p>
      {data === undefined && error === null && <Skeleton />}
      <ProblemNotice problem={error} />
      {data && (
        <>
          <div className={classes['fields']}>
            <label>
              {t('day')}
              <select value={day ?? ''} onChange={(event) => setDay(numberOr(event.currentTarget.value))}>
                <option value="">{t('anyDay')}</option>
                {data.days.map(({ dayID }) => (
                  <option key={dayID} value={dayID}>
                    {formatWeekday(dayID, locale)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t('time')}
              <select
                value={time?.lecture_startID ?? ''}
                onChange={(event) => setStart(numberOr(event.currentTarget.value))}
              >
                <option value="">{t('anyTime')}</option>
                {times.map(({ lecture_startID, lecture_start }) => (
                  <option key={lecture_startID} value={lecture_startID}>
                    {lecture_start}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p className={classes['soft']}>{t('onlyFree')}</p>
        </>
      )}
    </ModalContents>
  )
}

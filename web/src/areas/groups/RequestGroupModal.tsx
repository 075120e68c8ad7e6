import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { groups } from '#contract/registration/groups.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { ConfirmContents } from '#web/ui/modal/ConfirmContents.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import type * as z from 'zod/mini'
import classes from './RequestGroup.module.css'
import { useFormatSlot } from './useFormatSlot.ts'
import { words as uiWords } from '#web/ui/words.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'
import type { Message } from '#web/i18n/message.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

interface Props {
  readonly subject: z.output<typeof subjectRow>
  readonly onSent: (toast: Message) => void
  readonly onClose: () => void
}

const toNumber = (value: string): number | null => (value === '' ? null : Number(value))

/** Asks for a day and a time, either of which may stay empty, and confirms before the request is sent (spec 5.11). */
export const RequestGroupModal = ({ subject, onSent, onClose }: Props) => {
  const t = useWords(words)
  const u = useWords(uiWords)
  const locale = useLocale()
  const formatSlot = useFormatSlot()
  const [day, setDay] = useState<number | null>(null)
  const [startID, setStartID] = useState<number | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => start.current?.focus(), [isConfirming])
  const { data, error } = useQuery(q(groups.dateTimesOfSubject, { params: { x: subject.subjectID } }))
  const send = useSend(groups.sendRequest, {
    onSuccess: () =>
      onSent({ phrase: words.requestSent, params: { subject: toPhraseValue(subject, 'subject') } }),
  })
  const freeIDs = data?.days.find(({ dayID }) => dayID === day)?.lecture_startIDs
  const times = (data?.times ?? []).filter(
    ({ lecture_startID: id }) => freeIDs === undefined || freeIDs.includes(id),
  )
  const time = times.find(({ lecture_startID: id }) => id === startID)
  const slot = { dayID: day, time: time?.lecture_start ?? null }
  // An empty choice is sent as an empty string (spec 5.11.1).
  const body = {
    subject_id: subject.subjectID,
    day_id: day ?? '',
    time_id: time?.lecture_startID ?? '',
  } as const
  const submit = () => send.mutate({ body })
  const heading = (
    <>
      <span ref={start} tabIndex={-1} data-autofocus className="visually-hidden" />
      <p>
        <SubjectName subject={subject} />
      </p>
    </>
  )
  if (isConfirming) {
    return (
      <ConfirmContents
        title={t('confirmTitle')}
        confirmLabel={t('sendRequest')}
        isStep
        isClosable
        isBusy={send.isPending}
        problem={send.error}
        onConfirm={submit}
        onCancel={() => {
          send.reset()
          setConfirming(false)
        }}
      >
        <p>
          <SubjectName subject={subject} />
        </p>
        <p className={classes['slot']}>{formatSlot(slot)}</p>
        <p>{t('whatFollows')}</p>
      </ConfirmContents>
    )
  }
  return (
    <ModalContents
      title={t('requestTitle')}
      isClosable
      actions={
        <>
          <Button disabled={data === undefined} onClick={() => setConfirming(true)}>
            {t('goOn')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {u('cancel')}
          </Button>
        </>
      }
    >
      {heading}
      <p>{t('requestText')}</p>
      {data === undefined && error === null && <Skeleton />}
      <ProblemNotice problem={error} />
      {data && (
        <>
          <div className={classes['fields']}>
            <label>
              {t('day')}
              <NativeSelect
                value={day ?? ''}
                options={[
                  { value: '', label: t('anyDay') },
                  ...data.days.map(({ dayID }) => ({ value: dayID, label: formatWeekday(dayID, locale) })),
                ]}
                onChange={(dayID) => setDay(toNumber(dayID))}
              />
            </label>
            <label>
              {t('time')}
              <NativeSelect
                value={time?.lecture_startID ?? ''}
                options={[
                  { value: '', label: t('anyTime') },
                  ...times.map((each) => ({ value: each.lecture_startID, label: each.lecture_start })),
                ]}
                onChange={(startID) => setStartID(toNumber(startID))}
              />
            </label>
          </div>
          <p className="muted">{t('onlyFree')}</p>
        </>
      )}
    </ModalContents>
  )
}

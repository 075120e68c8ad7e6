import { Button } from '@mantine/core'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { OverlapProblem } from '#web/parts/booking-overlaps/OverlapProblem.tsx'
import { OverlapWarning } from '#web/parts/booking-overlaps/OverlapWarning.tsx'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import classes from './Agreements.module.css'
import { ChipGroup } from './ChipGroup.tsx'
import { ChosenTime } from './ChosenTime.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import { MissedVisitNotice } from './MissedVisitNotice.tsx'
import { TakenNotice } from './TakenNotice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly onSaved: () => Promise<void>
}

/**
 * The time of the visit to sign the contract: branch, date, time (spec 4.4). All three stand there from the beginning, so
 * that nothing moves while one is chosen after the other.
 */
export const ChooseTimesModal = ({ onSaved }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const { branches, sign_by } = useSuspenseQuery(q(agreements.internationalData)).data
  const datesByBranch = useSuspenseQueries({
    queries: branches.map(({ branchID }) => q(agreements.availableTimes, { body: { branch: branchID } })),
  }).map(({ data }) => data.dates)
  const [draft, setDraft, clearDraft] = useDraft('visit', { branch: '', date: '', time: '' })
  const [isMissing, setMissing] = useState(false)
  const [taken, setTaken] = useState<{ readonly date: string; readonly start: string } | null>(null)
  const branchList = useRef<HTMLFieldSetElement>(null)
  const dayList = useRef<HTMLFieldSetElement>(null)
  const timeList = useRef<HTMLFieldSetElement>(null)
  const save = useSend(agreements.saveTime)
  const isBusy = save.isPending || (save.isSuccess && save.data === 'ok')
  const branch = branches.find(({ branchID }) => String(branchID) === draft.branch)
  const dates = branch === undefined ? [] : datesByBranch[branches.indexOf(branch)]!
  const day = dates.find(({ date }) => date === draft.date)
  // A time of the draft that is taken meanwhile is chosen no longer.
  const slot = day?.times.find(({ start }) => start === draft.time)
  const missing =
    branch === undefined ? 'branch' : day === undefined ? 'date' : slot === undefined ? 'time' : null
  const missingNotice = isMissing && <MissingNotice>{m('chooseSlot')}</MissingNotice>
  const select = (next: Partial<typeof draft>) => {
    setMissing(false)
    setTaken(null)
    save.reset()
    setDraft({ ...draft, ...next })
  }
  const submit = () => {
    setTaken(null)
    setMissing(missing !== null)
    if (missing !== null)
      return focusFirstInput({ branch: branchList, date: dayList, time: timeList }[missing].current)
    const { date, time } = draft
    return save.mutate(
      { body: { selectedDate: date, selectedTime: time, selectedBranch: Number(draft.branch) } },
      {
        onSuccess: (answer) => {
          if (answer === 'ok') {
            clearDraft()
            void onSaved()
          } else {
            setTaken({ date, start: time })
            setDraft({ ...draft, time: '' })
          }
        },
      },
    )
  }
  return (
    <ModalContents
      title={t('timesTitle')}
      isClosable={false}
      status={
        <>
          <div className={classes['status']}>
            <AttemptNotice problem={save.error} isBusy={isBusy} onRetry={submit} />
          </div>
          <ChosenTime branch={branch} date={day?.date} slot={slot} />
          {day !== undefined && slot !== undefined && (
            <OverlapWarning time={{ date: day.date, start: slot.start, end: slot.end }} />
          )}
        </>
      }
      actions={
        <Button loading={isBusy} onClick={submit}>
          {t('saveTime')}
        </Button>
      }
    >
      <MissedVisitNotice />
      <p>{t('timesText', { date: sign_by === null ? '—' : formatDate(sign_by, locale, 'short') })}</p>
      <ChipGroup
        ref={branchList}
        label={t('branch')}
        notice={missing === 'branch' && missingNotice}
        selected={draft.branch}
        onSelect={(picked) => select({ branch: picked, date: '', time: '' })}
        choices={branches.map((each) => ({
          value: String(each.branchID),
          label: text(each, 'branch'),
          note: text(each, 'address'),
        }))}
      />
      <FreeTimes
        datesByBranch={datesByBranch}
        dates={branch === undefined ? null : dates}
        date={draft.date}
        time={draft.time}
        dayNotice={missing === 'date' && missingNotice}
        timeNotice={missing === 'time' && missingNotice}
        dayList={dayList}
        timeList={timeList}
        onSelect={select}
      />
      <div className={classes['notices']}>
        <OverlapProblem />
        {taken !== null && (
          <TakenNotice
            dates={dates}
            taken={taken}
            onSelect={({ date, start }) => select({ date, time: start })}
          />
        )}
      </div>
    </ModalContents>
  )
}

import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { MissingNotice } from '#web/ui/feedback/MissingNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Agreements.module.css'
import { ChipGroup } from './ChipGroup.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import { OfficeContact } from './OfficeContact.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly onSaved: () => Promise<void>
  /** Only if the duty can be deferred. */
  readonly onClose?: (() => void) | undefined
  /** No free time is left. */
  readonly isFull?: boolean
}

/**
 * The time of the visit to sign the contract: branch, date, time; without a free time the contact of the office (spec
 * 4.4).
 */
export const ChooseTimesModal = ({ onSaved, onClose, isFull = false }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const { branches, sign_by } = useSuspenseQuery(q(agreements.internationalData)).data
  const [draft, setDraft, clearDraft] = useDraft('visit', { branch: '', date: '', time: '' })
  const [errorKey, setErrorKey] = useState<'chooseSlot' | 'slotNotAvailable' | null>(null)
  const branchList = useRef<HTMLFieldSetElement>(null)
  const dayList = useRef<HTMLFieldSetElement>(null)
  const timeList = useRef<HTMLFieldSetElement>(null)
  const save = useSend(agreements.saveTime)
  const isBusy = save.isPending || (save.isSuccess && save.data === 'ok')
  const lastDay = sign_by === null ? '—' : formatDate(sign_by, locale, 'short')
  if (isFull)
    return (
      <ModalContents
        title={t('noTimesTitle')}
        isClosable={onClose !== undefined}
        actions={onClose && <Button onClick={onClose}>{t('later')}</Button>}
      >
        <p>{t('noTimesText')}</p>
        <OfficeContact />
        <p className="muted">{t('lastDay', { date: lastDay })}</p>
      </ModalContents>
    )
  const missing = (['branch', 'date', 'time'] as const).find((each) => draft[each] === '') ?? null
  const missingNotice = errorKey === 'chooseSlot' && <MissingNotice>{m('chooseSlot')}</MissingNotice>
  const select = (next: Partial<typeof draft>) => {
    setErrorKey(null)
    save.reset()
    setDraft({ ...draft, ...next })
  }
  const submit = () => {
    const { branch, date, time } = draft
    if (missing !== null) {
      setErrorKey('chooseSlot')
      return focusFirstInput({ branch: branchList, date: dayList, time: timeList }[missing].current)
    }
    setErrorKey(null)
    return save.mutate(
      { body: { selectedDate: date, selectedTime: time, selectedBranch: Number(branch) } },
      {
        onSuccess: (answer) => {
          if (answer === 'ok') {
            clearDraft()
            void onSaved()
          } else {
            setErrorKey('slotNotAvailable')
            setDraft({ branch, date, time: '' })
          }
        },
      },
    )
  }
  return (
    <ModalContents
      title={t('timesTitle')}
      isClosable={onClose !== undefined}
      actions={
        <Button loading={isBusy} onClick={submit}>
          {t('saveTime')}
        </Button>
      }
    >
      <p>{t('timesText', { date: lastDay })}</p>
      <ChipGroup
        ref={branchList}
        label={t('branch')}
        notice={missing === 'branch' && missingNotice}
        selected={draft.branch}
        onSelect={(branch) => select({ branch, date: '', time: '' })}
        choices={branches.map((each) => ({
          value: String(each.branchID),
          label: text(each, 'branch'),
          note: text(each, 'address'),
        }))}
      />
      {draft.branch !== '' && (
        <DataBoundary key={draft.branch}>
          <FreeTimes
            branch={Number(draft.branch)}
            date={draft.date}
            time={draft.time}
            dayNotice={missing === 'date' && missingNotice}
            timeNotice={missing === 'time' && missingNotice}
            {...{ dayList, timeList }}
            onSelect={select}
          />
        </DataBoundary>
      )}
      <div className={classes['notices']}>
        {errorKey === 'slotNotAvailable' && <Notice kind="error">{m(errorKey)}</Notice>}
        <ProblemNotice problem={save.error} />
      </div>
    </ModalContents>
  )
}

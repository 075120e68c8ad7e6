import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { inbox } from '#contract/staff/inbox.ts'
import { useSend } from '#staff/api/use-send.ts'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Dialog } from '#staff/ui/Dialog.tsx'
import classes from './Inbox.module.css'
import type { EntryKey } from './inbox-search.ts'
import { words } from './words.ts'

interface Props {
  readonly entry: EntryKey
  readonly onClose: () => void
}

/** Assigns the entry to somebody who may answer it. */
export const AssignDialog = ({ entry: { kind, id }, onClose }: Props) => {
  const t = useWords(words)
  const nameOf = useStaffName()
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const list = useQuery(q(inbox.colleagues, { params: { kind, id } }))
  const assign = useSend(inbox.assign, { onSuccess: onClose })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(chosen === '')
    if (chosen === '') event.currentTarget.querySelector('select')?.focus()
    else assign.mutate({ params: { kind, id }, body: { staffID: Number(chosen) } })
  }
  return (
    <Dialog title={t('assignTitle')} onClose={onClose}>
      <QueryContent query={list}>
        {({ colleagues }) => (
          <form className={classes['assign']} method="post" noValidate onSubmit={submit}>
            <ProblemNotice problem={assign.error} />
            <SelectField
              id="colleague"
              label={t('colleague')}
              error={isMissing ? t('chooseColleague') : null}
              value={chosen}
              options={[
                { value: '', label: t('chooseColleague') },
                ...colleagues.map((each) => ({
                  value: String(each.staffID),
                  label: `${nameOf(each)} · ${each.email}`,
                })),
              ]}
              onChange={(value) => {
                setChosen(value)
                setMissing(false)
              }}
            />
            <div className={classes['buttons']}>
              <SubmitButton isBusy={assign.isPending}>{t('assign')}</SubmitButton>
              <button type="button" className="text-button" onClick={onClose}>
                {t('cancel')}
              </button>
            </div>
          </form>
        )}
      </QueryContent>
    </Dialog>
  )
}

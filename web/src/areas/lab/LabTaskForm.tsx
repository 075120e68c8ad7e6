import { useId, useState, type FormEvent } from 'react'
import { lab } from '#contract/studies/lab.ts'
import { isAnswered, type QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { focusFirstInput } from '#web/ui/form/focus-first-input.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AudioButton } from './AudioButton.tsx'
import classes from './Lab.module.css'
import type { LabTask, LabUnit } from './lab.ts'
import { words } from './words.ts'

interface Props {
  readonly unitId: string
  readonly task: LabTask
  readonly number: number
  readonly count: number
  readonly lang: string
  readonly audio: LabUnit['materials'][number] | undefined
}

const maxLength = 500

/** One task; it can be answered any number of times and is checked at once. */
export const LabTaskForm = ({ unitId, task, number, count, lang, audio }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const id = useId()
  const { taskID, kind, answers, is_done, is_right, tries } = task
  // An unchecked answer survives a reload.
  const [draft, setDraft, clearDraft] = useDraft(`lab-task ${taskID}`, { text: '' })
  const [response, setResponse] = useState<QuestionResponse>(
    draft.text === '' ? (task.given ?? { answerIDs: [], text: null }) : { answerIDs: [], text: draft.text },
  )
  const [isMissing, setMissing] = useState(false)
  const [isChanged, setChanged] = useState(draft.text !== '')
  const check = useSend(lab.answer, { onSuccess: clearDraft })
  const sendResponse = () => {
    const { answerIDs, text: answerText } = response
    const body = kind === 'text' ? { text: answerText ?? '' } : { answerIDs: [...answerIDs] }
    check.mutate({ params: { unitId, taskID }, body })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!isAnswered(response))
    setChanged(false)
    if (isAnswered(response)) sendResponse()
    else focusFirstInput(event.currentTarget)
  }
  const change = (next: QuestionResponse) => {
    setResponse(next)
    if (kind === 'text') setDraft({ text: next.text ?? '' })
    setMissing(false)
    setChanged(true)
  }
  const choose = (answerID: number) => {
    const others = response.answerIDs.filter((each) => each !== answerID)
    const next = others.length < response.answerIDs.length ? others : [...response.answerIDs, answerID]
    change({ answerIDs: kind === 'single' ? [answerID] : next.toSorted((a, b) => a - b), text: null })
  }
  const taskText = text(task, 'task')
  return (
    <form className={classes['task']} noValidate onSubmit={submit}>
      <p className={classes['count']}>
        <span>{t('taskOf', { nth: number, count })}</span>
        {is_done && (
          <span className={classes['solved']}>
            <Icon name="check" size={18} /> {t('solved')}
          </span>
        )}
        {tries > 0 && <span>{t('tries', { count: tries })}</span>}
      </p>
      <h3 id={id}>{taskText}</h3>
      {audio !== undefined && <AudioButton unitId={unitId} material={audio} />}
      {kind === 'text' ? (
        <input
          aria-labelledby={id}
          className={classes['field']}
          lang={lang}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxLength}
          value={response.text ?? ''}
          onChange={({ currentTarget: { value } }) => change({ answerIDs: [], text: value })}
        />
      ) : (
        <>
          {kind === 'multiple' && <p className={classes['muted']}>{t('several')}</p>}
          <ChoiceList
            label={taskText}
            isMultiple={kind === 'multiple'}
            selected={response.answerIDs}
            choices={answers.map((each) => ({ value: each.answerID, label: text(each, 'answer') }))}
            onSelect={choose}
          />
        </>
      )}
      {isMissing && <Notice kind="warning">{m(kind === 'text' ? 'pleaseFill' : 'chooseAnswer')}</Notice>}
      {!isChanged && !check.isPending && is_right !== null && (
        <Notice kind={is_right ? 'success' : 'warning'}>{t(is_right ? 'right' : 'wrong')}</Notice>
      )}
      <AttemptNotice problem={check.error} isBusy={check.isPending} onRetry={sendResponse} />
      {/* A solved task is checked again only with another answer. */}
      {(isChanged || is_right !== true) && (
        <button type="submit" className="plain-button" aria-disabled={check.isPending || undefined}>
          {t('check')}
        </button>
      )}
    </form>
  )
}

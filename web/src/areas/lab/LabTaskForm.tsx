import { useId, useState, type FormEvent } from 'react'
import { lab } from '#contract/studies/lab.ts'
import { isAnswered, type QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AudioButton } from './AudioButton.tsx'
import classes from './Lab.module.css'
import type { LabTask, LabUnit } from './my-lab.ts'
import { words } from './words.ts'

interface Props {
  readonly unitId: string
  readonly task: LabTask
  readonly nth: number
  readonly of: number
  readonly lang: string
  readonly audio: LabUnit['materials'][number] | undefined
}

const longest = 500

/** One task: answered as often as one likes, and told at once whether it is right. */
export const LabTaskForm = ({ unitId, task, nth, of, lang, audio }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const id = useId()
  const { taskID, kind, answers, is_done, is_right, tries } = task
  // What is typed and not checked yet outlives a reload.
  const [draft, setDraft, forget] = useDraft(`lab-task ${taskID}`, { text: '' })
  const [given, setGiven] = useState<QuestionResponse>(
    draft.text === '' ? (task.given ?? { answerIDs: [], text: null }) : { answerIDs: [], text: draft.text },
  )
  const [isMissing, setMissing] = useState(false)
  const [isFresh, setFresh] = useState(draft.text !== '')
  const check = useSend(lab.answer, { onSuccess: forget })
  const post = () => {
    const { answerIDs, text: said } = given
    const body = kind === 'text' ? { text: said ?? '' } : { answerIDs: [...answerIDs] }
    check.mutate({ params: { unitId, taskID }, body })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!isAnswered(given))
    setFresh(false)
    if (isAnswered(given)) post()
  }
  const change = (next: QuestionResponse) => {
    setGiven(next)
    if (kind === 'text') setDraft({ text: next.text ?? '' })
    setMissing(false)
    setFresh(true)
  }
  const choose = (answerID: number) => {
    const without = given.answerIDs.filter((each) => each !== answerID)
    const next = without.length < given.answerIDs.length ? without : [...given.answerIDs, answerID]
    change({ answerIDs: kind === 'single' ? [answerID] : next.toSorted((a, b) => a - b), text: null })
  }
  const asked = text(task, 'task')
  return (
    <form className={classes['task']} noValidate onSubmit={submit}>
      <p className={classes['count']}>
        <span>{t('taskOf', { nth, count: of })}</span>
        {is_done && (
          <span className={classes['solved']}>
            <Icon name="check" size={18} /> {t('solved')}
          </span>
        )}
        {tries > 0 && <span>{t('tries', { count: tries })}</span>}
      </p>
      <h3 id={id}>{asked}</h3>
      {audio !== undefined && <AudioButton unitId={unitId} material={audio} />}
      {kind === 'text' ? (
        <input
          aria-labelledby={id}
          className={classes['field']}
          lang={lang}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longest}
          value={given.text ?? ''}
          onChange={({ currentTarget: { value } }) => change({ answerIDs: [], text: value })}
        />
      ) : (
        <>
          {kind === 'multiple' && <p className={classes['muted']}>{t('several')}</p>}
          <ChoiceList
            label={asked}
            isMultiple={kind === 'multiple'}
            selected={given.answerIDs}
            choices={answers.map((each) => ({ value: each.answerID, label: text(each, 'answer') }))}
            onSelect={choose}
          />
        </>
      )}
      {isMissing && <Notice kind="warning">{m('pleaseFill')}</Notice>}
      {!isFresh && !check.isPending && is_right !== null && (
        <Notice kind={is_right ? 'success' : 'warning'}>{t(is_right ? 'right' : 'wrong')}</Notice>
      )}
      <AttemptNotice problem={check.error} isBusy={check.isPending} onRetry={post} />
      <button type="submit" className="plain-button" aria-disabled={check.isPending || undefined}>
        {t('check')}
      </button>
    </form>
  )
}

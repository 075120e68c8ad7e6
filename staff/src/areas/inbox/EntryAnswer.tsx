import { useEffect, useRef, type ReactNode } from 'react'
import { useDraftText } from '#staff/ui/useDraftText.ts'
import type { Problem } from '#web/api/problem.ts'
import { AnswerForm } from './AnswerForm.tsx'
import type { Entry } from './entry.ts'
import { toOpen } from './inbox-search.ts'
import { LastAnswer } from './LastAnswer.tsx'

interface Sender<Body> {
  readonly error: Problem | null
  readonly isPending: boolean
  // A method: each kind has decisions of its own.
  mutate(input: { params: { id: number }; body: Body }, options?: { onSuccess: () => void }): void
}

interface AnswerBody<Decision> {
  readonly decision: Decision
  readonly version: string
  readonly text: string
}

interface Props<Decision extends string> {
  readonly entry: Entry
  /** As the area has it: the state says what can be decided. */
  readonly data: { readonly status: string; readonly version: string }
  /** The main one first. */
  readonly decisions: readonly Decision[]
  readonly answer: Sender<AnswerBody<Decision>>
  readonly undo: Sender<{ answerID: number }>
  /** The text is read with a refusal only. */
  readonly isReason?: boolean
  readonly wordsOf?: 'club_closing' | undefined
  /** Fields that the kind has besides the text, their names, and what of them is sent with a decision. */
  readonly fields?: ReactNode
  readonly shownFields?: readonly string[]
  readonly readFields?: (decision: Decision) => object
}

/** The last answer to an entry, which can be undone, and the form of the next one. */
export const EntryAnswer = <Decision extends string>(props: Props<Decision>) => {
  const { entry, data, decisions, answer, undo, readFields, ...form } = props
  const params = { id: entry.id }
  const [text, setText] = useDraftText(`answer ${toOpen(entry)}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const undone = useRef<{ readonly version: string; readonly text: string } | null>(null)
  const undoAnswer = (answerID: number) => {
    const before = { version: data.version, text: entry.answer?.text ?? '' }
    undo.mutate({ params, body: { answerID } }, { onSuccess: () => void (undone.current = before) })
  }
  // Who undoes an answer corrects it: its text is in the form again, once the form has the version to answer.
  useEffect(() => {
    const before = undone.current
    if (before === null || before.version === data.version) return
    undone.current = null
    if (text === '') setText(before.text)
    requestAnimationFrame(() => field.current?.focus())
  })
  return (
    <>
      <LastAnswer entry={entry} problem={undo.error} isBusy={undo.isPending} onUndo={undoAnswer} />
      <AnswerForm
        {...form}
        entry={entry}
        field={field}
        text={text}
        onText={setText}
        state={data.status}
        version={data.version}
        decisions={decisions}
        sending={answer}
        onDecide={(decision, given, onSuccess) =>
          answer.mutate({ params, body: { decision, ...given, ...readFields?.(decision) } }, { onSuccess })
        }
      />
    </>
  )
}

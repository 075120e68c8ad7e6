import { useSuspenseQuery } from '@tanstack/react-query'
import { problemsStaff } from '#contract/staff/problems-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q, send } from '#web/api/call.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import classes from '../Inbox.module.css'
import { StudentFile } from '../StudentFile.tsx'
import type { KindProps } from './kind-props.ts'

const decisions = ['done', 'in_progress'] as const

/** The student's report and its answer. */
export const ProblemDetail = ({ entry }: KindProps) => {
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(problemsStaff.entry, { params }))
  const answer = useSend(problemsStaff.answer)
  const undo = useSend(problemsStaff.undo)
  return (
    <>
      <p className={classes['text']}>{data.text}</p>
      <StudentFile file={data.file} load={() => send(problemsStaff.file, { params })} />
      <EntryAnswer entry={entry} data={data} decisions={decisions} answer={answer} undo={undo} />
    </>
  )
}

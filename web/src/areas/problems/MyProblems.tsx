import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, type Ref } from 'react'
import { problems } from '#contract/administration/problems.ts'
import { q, send, type Reply } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toID } from '#web/parts/search-params.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { hourglassPath } from '#web/ui/hourglass-path.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './ProblemsScreen.module.css'
import { words } from './words.ts'

type ProblemReport = Reply<typeof problems.list>['problems'][number]

const icons: Readonly<Record<Exclude<ProblemReport['status'], 'in_progress'>, IconName>> = {
  sent: 'clock',
  done: 'check',
}

/** The student's reports, the latest first, with their state and answer. */
export const MyProblems = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(problems.list))
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const markedID = toID(search['report'])
  const marked = useRef<HTMLLIElement>(null)
  const isListed = data.problems.some(({ problemID }) => problemID === markedID)
  useEffect(() => {
    if (isListed) marked.current?.scrollIntoView({ block: 'center' })
  }, [markedID, isListed])
  useLiveAnswers('problems', data.problems.length > 0)
  if (data.problems.length === 0) return <EmptyState>{t('noProblems')}</EmptyState>
  return (
    <ol className="plain-list">
      {data.problems.map((problem) => (
        <MyProblem
          key={problem.problemID}
          problem={problem}
          ref={problem.problemID === markedID ? marked : undefined}
        />
      ))}
    </ol>
  )
}

interface MyProblemProps {
  readonly problem: ProblemReport
  /** Of the one that the address names, which is marked. */
  readonly ref?: Ref<HTMLLIElement> | undefined
}

const MyProblem = ({ problem, ref }: MyProblemProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const { problemID, text, filename, status, answer, created_at } = problem
  const download = useMutation({
    mutationFn: async (name: string) =>
      saveFile(await send(problems.file, { params: { id: problemID } }), name),
  })
  return (
    <li ref={ref} className={classes['problem']} data-marked={ref !== undefined || undefined}>
      <p className={classes['state']} data-status={status}>
        {status === 'in_progress' ? (
          <StrokeIcon d={hourglassPath} size={18} />
        ) : (
          <Icon name={icons[status]} size={18} />
        )}{' '}
        {t(status)} <span className={classes['number']}>{t('number', { number: problemID })}</span>
        <time className={classes['muted']} dateTime={created_at}>
          {formatInstant(created_at, locale)}
        </time>
      </p>
      <p className={classes['text']}>{text}</p>
      {filename !== null && (
        <button type="button" className="text-button" onClick={() => download.mutate(filename)}>
          <Icon name="clip" size={16} /> {t('download', { file: filename })}
        </button>
      )}
      <ProblemNotice problem={download.error} />
      {answer !== null && (
        <div className={classes['answer']}>
          <strong>{t('answer')}</strong>
          <p className={classes['text']}>{answer}</p>
        </div>
      )}
    </li>
  )
}

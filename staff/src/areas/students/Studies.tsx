import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { studentsStaff } from '#contract/staff/students-staff.ts'
import { q, send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import classes from './Students.module.css'
import { words } from './words.ts'

/** The student's subjects in each semester. They are read on demand: each reading is recorded in the audit. */
export const Studies = ({ studentID, code }: { readonly studentID: number; readonly code: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const [isShown, setShown] = useState(false)
  const { data, error, refetch } = useQuery({
    ...q(studentsStaff.studies, { params: { id: studentID } }),
    enabled: isShown,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const elmo = useMutation({
    mutationFn: async () =>
      saveFile(await send(studentsStaff.elmo, { params: { id: studentID } }), `ELMO ${code}.xml`),
  })
  return (
    <section aria-labelledby="student-studies">
      <h2 id="student-studies">{t('studies')}</h2>
      <p className="muted">{t('studiesHint')}</p>
      <p className="muted">{t('elmoHint')}</p>
      <div className={classes['links']}>
        {!isShown && (
          <ActionButton kind="plain" onClick={() => setShown(true)}>
            {t('showStudies')}
          </ActionButton>
        )}
        <ActionButton kind="plain" isBusy={elmo.isPending} onClick={() => elmo.mutate()}>
          {t('elmo')}
        </ActionButton>
      </div>
      <ProblemNotice problem={elmo.error} />
      <ProblemNotice
        problem={error}
        action={<RetryButton failure={error} onRetry={() => void refetch()} />}
      />
      {isShown && error === null && data === undefined && <Skeleton shape="rows" />}
      {data?.semesters.length === 0 && <EmptyState>{t('noStudies')}</EmptyState>}
      {data?.semesters.map((each) => (
        <section key={each.semesterID} aria-label={text(each, 'semester')}>
          <h3>
            {text(each, 'semester')}
            {each.is_current && <span className="muted"> · {t('current')}</span>}
          </h3>
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{t('subject')}</th>
                <th scope="col">{t('credits')}</th>
                <th scope="col">{t('score')}</th>
              </tr>
            </thead>
            <tbody>
              {each.subjects.map((subject) => (
                <tr key={subject.subjectID}>
                  <td>
                    {text(subject, 'subject')}
                    <span className="muted">{subject.subject_code}</span>
                  </td>
                  <td data-label={t('credits')}>{subject.ects}</td>
                  <td data-label={t('score')}>{subject.score ?? t('notMarked')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  )
}

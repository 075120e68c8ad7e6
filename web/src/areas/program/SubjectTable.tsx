import { toRequested } from '#web/parts/requested-row/useRequestedRow.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { program } from '#contract/studies/program.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Availability } from './availability/Availability.tsx'
import type { ProgramSubject } from './full-program.ts'
import classes from './ProgramModules.module.css'
import { useLinkedSubject } from './useLinkedSubject.ts'
import { words } from './words.ts'

const icons: Readonly<Record<ProgramSubject['status'], IconName>> = {
  passed: 'check',
  registered: 'clock',
  planned: 'pencil',
  failed: 'close',
  open: 'book',
}

interface Props {
  readonly name: string
  readonly subjects: readonly ProgramSubject[]
  /** When what no open step offers can be taken; null: no date is set. */
  readonly opensAt: string | null
}

/** Subjects with their status and mark; each row leads to its course. */
export const SubjectTable = ({ name, subjects, opensAt }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const linkedID = useLinkedSubject()
  const linkedRow = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    linkedRow.current?.scrollIntoView({ block: 'center' })
  }, [linkedID])
  const { data } = useSuspenseQuery(q(program.myEvaluations))
  const marks = new Map(
    data.modules.flatMap(({ evaluations }) => evaluations.map((each) => [each.subjectID, each])),
  )
  return (
    <table className={classes['subjects']} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{t('subject')}</th>
          <th scope="col">{t('semester')}</th>
          <th scope="col">{t('ectsColumn')}</th>
          <th scope="col">{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => {
          const mark = marks.get(subject.subjectID)
          return (
            <tr
              key={subject.subjectID}
              {...(subject.subjectID === linkedID && {
                ref: linkedRow,
                'data-linked': true,
                ...toRequested(true),
              })}
            >
              <th scope="row">
                <Link to="/courses/$subjectId" params={{ subjectId: String(subject.subjectID) }}>
                  {text(subject, 'subject')}
                </Link>{' '}
                <span className={classes['code']}>{subject.subject_code}</span>
                <ChangeMark row={`subject ${subject.subjectID}`} />
              </th>
              <td data-short={subject.study_semester === 0 || undefined}>
                <span className={classes['number']}>
                  {subject.study_semester === 0 ? '—' : subject.study_semester}
                </span>
                <span className={classes['phrase']}>
                  {t('inSemester', { semester: toOrdinal(subject.study_semester) })}
                </span>
              </td>
              <td>
                <span className={classes['number']}>{subject.ects}</span>
                <span className={classes['phrase']}>{t('ects', { count: subject.ects })}</span>
              </td>
              <td>
                <span className={classes['status']} data-status={subject.status}>
                  <Icon name={icons[subject.status]} size={18} />
                  {t(subject.status)}
                  {mark !== undefined && (
                    <b>
                      {mark.letter} {formatNumber(mark.score, locale)}
                    </b>
                  )}
                </span>
                <Availability subject={subject} opensAt={opensAt} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { CreditBar } from './CreditBar.tsx'
import classes from './MyProgram.module.css'
import type { ProgramModule, ProgramSubject } from './full-program.ts'
import { words } from './words.ts'

const icons: Readonly<Record<ProgramSubject['status'], IconName>> = {
  passed: 'check',
  registered: 'clock',
  planned: 'pencil',
  failed: 'close',
  open: 'book',
}

/** The modules with their subjects; completed modules are folded. */
export const ProgramModules = ({ modules }: { modules: readonly ProgramModule[] }) => {
  const t = useWords(words)
  const text = useLocalized()
  return modules.map(({ module, credits, subjects }) => (
    <details
      key={module.program_moduleID}
      className={classes['module']}
      open={credits.done < credits.required}
    >
      <summary>
        <span className={classes['title']}>
          <h2>{text(module, 'module')}</h2>
          <span className={classes['muted']}>
            {t('doneOf', { done: credits.done, required: credits.required })}
            {credits.missing > 0 && ` · ${t('missing')}: ${credits.missing}`}
          </span>
          <ChangeMark row={`module ${module.program_moduleID}`} />
        </span>
        <CreditBar credits={credits} />
      </summary>
      {subjects.length === 0 ? (
        <p className={classes['muted']}>{t('noSubjects')}</p>
      ) : (
        <SubjectTable name={text(module, 'module')} subjects={subjects} />
      )}
    </details>
  ))
}

const SubjectTable = ({ name, subjects }: { name: string; subjects: readonly ProgramSubject[] }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
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
          <th scope="col">{t('credits')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('mark')}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => {
          const mark = marks.get(subject.subjectID)
          return (
            <tr key={subject.subjectID}>
              <th scope="row">
                <Link to="/courses/$subjectId" params={{ subjectId: String(subject.subjectID) }}>
                  {text(subject, 'subject')}
                </Link>{' '}
                <span className={classes['code']}>{subject.subject_code}</span>
                <ChangeMark row={`subject ${subject.subjectID}`} />
              </th>
              <td data-name={t('semester')}>{subject.study_semester === 0 ? '—' : subject.study_semester}</td>
              <td data-name={t('credits')}>{subject.ects}</td>
              <td>
                <span className={classes['status']} data-status={subject.status}>
                  <Icon name={icons[subject.status]} size={18} />
                  {t(subject.status)}
                </span>
              </td>
              <td data-none={mark === undefined || undefined}>
                {mark === undefined ? (
                  '—'
                ) : (
                  <>
                    <b>{mark.letter}</b> {formatNumber(mark.score, locale)}
                  </>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

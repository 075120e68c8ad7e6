import type { certificates } from '#contract/administration/certificates.ts'
import { toLongDatePhrase, toOnDatePhrase } from '#rules/time/date-phrase.ts'
import type { Reply } from '#web/api/call.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import table from '#web/ui/classes/table.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Verification.module.css'
import { words } from './words.ts'

type Certificate = Reply<typeof certificates.check>
type Content = Certificate['content']

const icons = { valid: 'check', replaced: 'clock', revoked: 'close' } as const
const explanations = { valid: 'validText', replaced: 'replacedText', revoked: 'revokedText' } as const

/** Whether the paper is valid, and what stands on it. */
export const CertificateView = ({ certificate }: { readonly certificate: Certificate }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { kind, number, code, issued_on, addressee, state, state_at, content } = certificate
  const { university, student, school, programme, transcript, enrolment } = content
  const facts = [
    [t('number'), `${number} · ${code}`],
    [t('student'), text(student, 'name')],
    ...(student.personal_code === null ? [] : [[t('personalCode'), student.personal_code] as const]),
    [t('studentCode'), student.code],
    [t('school'), text(school, 'name')],
    [t('programme'), text(programme, 'name')],
    [t('level'), t(`level${content.study_level as 1 | 2 | 3 | 4}`)],
    ...(content.status === 3 ? [] : [[t('studySemester'), String(content.study_semester)] as const]),
    ...(enrolment?.form ? [[t('studyForm'), t(enrolment.form)] as const] : []),
    ...(enrolment?.began_on ? [[t('beganOn'), toLongDatePhrase(enrolment.began_on)[locale]] as const] : []),
    ...(enrolment?.ends_on && content.status !== 3
      ? [[t('endsOn'), toLongDatePhrase(enrolment.ends_on)[locale]] as const]
      : []),
    ...(transcript === null
      ? [[t('studentStatus'), t(`status${content.status as 1 | 2 | 3}`)] as const]
      : []),
    ...(addressee === null ? [] : [[t('addressee'), addressee] as const]),
  ] as const
  return (
    <article className={classes['result']} data-state={state}>
      <output className={classes['state']}>
        <Icon name={icons[state]} size={22} />
        <span>
          <strong>{t(state)}</strong>
          <span>
            {t(explanations[state], {
              day: toOnDatePhrase(issued_on),
              end: state_at === null ? '' : toOnDatePhrase(toUniversityTime(state_at).date),
            })}
          </span>
        </span>
      </output>
      <p className="muted">{text(university, 'name')}</p>
      <h2>{t(kind)}</h2>
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {transcript !== null && <Transcript transcript={transcript} />}
    </article>
  )
}

const Transcript = ({ transcript }: { readonly transcript: NonNullable<Content['transcript']> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { semesters, credits, programme_credits, gpa } = transcript
  return (
    <>
      {semesters.map((semester) => (
        <section key={semester.nameeng}>
          <h3>{text(semester, 'name')}</h3>
          <table className={`${table['table']} ${classes['subjects']}`}>
            <thead>
              <tr>
                <th scope="col">{t('subject')}</th>
                <th scope="col">{t('credits')}</th>
                <th scope="col">{t('score')}</th>
                <th scope="col">{t('grade')}</th>
              </tr>
            </thead>
            <tbody>
              {semester.subjects.map((subject) => (
                <tr key={subject.code}>
                  <td>
                    {text(subject, 'name')} <small className="muted">{subject.code}</small>
                  </td>
                  <td>{subject.credits}</td>
                  <td>{subject.score}</td>
                  <td>{subject.letter}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <dl className={classes['facts']}>
        <div>
          <dt>{t('creditsDone')}</dt>
          <dd>{t('creditsOf', { done: credits, all: programme_credits })}</dd>
        </div>
        {gpa !== null && (
          <div>
            <dt>{t('gpa')}</dt>
            <dd>{gpa.toFixed(2)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

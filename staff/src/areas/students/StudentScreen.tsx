import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { inbox } from '#contract/staff/inbox.ts'
import { studentsStaff } from '#contract/staff/students-staff.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { q, type Reply } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './Students.module.css'
import { ViewAsStudent } from './ViewAsStudent.tsx'
import { Studies } from './Studies.tsx'
import { words } from './words.ts'

type Student = Reply<typeof studentsStaff.one>

const Facts = ({ student }: { readonly student: Student }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { code, study_semester, status, personal_code, university_email, personal_email, phone } = student
  const other =
    locale === 'ka' ? `${student.fnameeng} ${student.lnameeng}` : `${student.fname} ${student.lname}`
  const rows = [
    [t('code'), code],
    [t('nameOther'), other],
    [t('school'), text(student, 'school')],
    [t('programme'), text(student, 'programme')],
    [t('semester'), String(study_semester)],
    [t('status'), t(`status${status as 1 | 2 | 3}`)],
    [t('personalCode'), personal_code],
    [t('universityEmail'), university_email],
    [t('personalEmail'), personal_email],
    [t('phone'), phone],
  ] as const
  return (
    <dl className={classes['facts']}>
      {rows.map(
        ([label, value]) =>
          value !== null &&
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const Subjects = ({ subjects }: Pick<Student, 'subjects'>) => {
  const t = useWords(words)
  const text = useLocalized()
  if (subjects.length === 0) return <p className="muted">{t('noSubjects')}</p>
  return (
    <>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('subject')}</th>
            <th scope="col">{t('groups')}</th>
            <th scope="col">{t('credits')}</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <tr key={subject.subjectID}>
              <td>
                {text(subject, 'subject')}
                <span className="muted">{subject.subject_code}</span>
              </td>
              <td data-label={t('groups')}>{subject.groups.join(', ')}</td>
              <td data-label={t('credits')}>{subject.ects}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{t('creditsOf', { count: subjects.reduce((sum, { ects }) => sum + ects, 0) })}</p>
    </>
  )
}

/** To what the student has sent, with how much of it is open. */
const RequestsLink = ({ code }: Pick<Student, 'code'>) => {
  const t = useWords(words)
  const open = useQuery(q(inbox.list, { query: { search: code } })).data?.total
  return (
    <Link to="/" search={{ search: code } as never} className="plain-button">
      {open === undefined ? t('toInbox') : t('toInboxCount', { count: open })}
    </Link>
  )
}

/** The data that the office needs about a student, and links to their entries. Each reading is recorded in the audit. */
const StudentScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const isHeld = useHolds()
  const { id } = useParams({ from: '/signed-in/students/$id' })
  const { view } = useSearch({ from: '/signed-in/students/$id' })
  // Read once for each visit: each reading is a row of the audit.
  const student = useQuery({
    ...q(studentsStaff.one, { params: { id } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data } = student
  const name = data === undefined ? t('student') : `${text(data, 'fname')} ${text(data, 'lname')}`
  return (
    <Screen
      name={name}
      back={
        <Link to="/students">
          <Icon name="left" size={18} /> {t('students')}
        </Link>
      }
    >
      <QueryContent query={student}>
        {(data) => (
          <div className={classes['columns']}>
            {view === 'ended' && <output className={classes['ended']}>{t('viewEnded')}</output>}
            <p className="muted">{t('audited')}</p>
            <div className={classes['links']}>
              {isHeld('students.view-as') && <ViewAsStudent studentID={data.studentID} />}
              {isHeld('inbox.read') && <RequestsLink code={data.code} />}
              {isHeld('certificates.revoke') && (
                <Link to="/certificates" search={{ search: data.code }} className="plain-button">
                  {t('toCertificates')}
                </Link>
              )}
              {isHeld('finance.read') && (
                <Link to="/finance" search={{ student: data.studentID }} className="plain-button">
                  {t('toAccount')}
                </Link>
              )}
              {isHeld('audit.read') && (
                <Link to="/audit" search={{ student: data.code }} className="plain-button">
                  {t('toAudit')}
                </Link>
              )}
            </div>
            <Facts student={data} />
            <section aria-labelledby="student-subjects">
              <h2 id="student-subjects">{t('subjects')}</h2>
              <Subjects subjects={data.subjects} />
            </section>
            {isHeld('students.read-studies') && <Studies studentID={data.studentID} code={data.code} />}
          </div>
        )}
      </QueryContent>
    </Screen>
  )
}

export default StudentScreen

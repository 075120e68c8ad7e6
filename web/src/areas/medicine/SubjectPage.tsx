import { useId, type ReactNode } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import classes from './Medicine.module.css'
import type { MedicineSubject } from './medicine.ts'
import { SubjectList } from './SubjectList.tsx'
import { words } from './words.ts'

interface Props<Subject extends MedicineSubject> {
  readonly data: {
    readonly subjects: readonly Subject[]
    readonly subjectID: number | null
    readonly page: number
    readonly perPage: number
    readonly total: number
  }
  /** Phrase keys: no subject, nothing chosen in a subject, and the heading. */
  readonly texts: {
    readonly empty: 'noTopicSubjects' | 'noLabSubjects'
    readonly open: 'noTopicYet' | 'noGroupYet'
    readonly heading: 'topicList' | 'groupList'
  }
  /** The name of the student's choice in a subject, or null. */
  readonly getChoice: (subject: Subject) => string | null
  readonly onSelect: (subjectID: number) => void
  readonly onPage: (subjectID: number, page: number) => void
  readonly children: (subject: Subject) => ReactNode
}

/** The student's subjects beside what can be chosen in the selected one. */
export const SubjectPage = <Subject extends MedicineSubject>(props: Props<Subject>) => {
  const { data, texts, getChoice, onSelect, onPage, children } = props
  const t = useWords(words)
  const text = useLocalized()
  const id = useId()
  const subject = data.subjects.find(({ subjectID }) => subjectID === data.subjectID)
  if (subject === undefined) {
    const registrationLink = (
      <ButtonLink kind="main" to="/registration">
        {t('toRegistration')}
      </ButtonLink>
    )
    return <EmptyState action={registrationLink}>{t(texts.empty)}</EmptyState>
  }
  return (
    <div className={classes['columns']}>
      <SubjectList
        subjects={data.subjects}
        selected={data.subjectID}
        getChoice={getChoice}
        openText={t(texts.open)}
        onSelect={onSelect}
      />
      <section aria-labelledby={id}>
        <h2 id={id}>{t(texts.heading, { subject: text(subject, 'subject') })}</h2>
        {children(subject)}
        <Pager
          page={data.page}
          perPage={data.perPage}
          total={data.total}
          onGo={(page) => onPage(subject.subjectID, page)}
        />
      </section>
    </div>
  )
}

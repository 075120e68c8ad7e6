import type { Phrase } from '#rules/text/locale.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { toLongDatePhrase } from '#rules/time/date-phrase.ts'
import type { Paper } from '#server/pdf/write-paper.ts'
import type { CertificateContent } from './sql.ts'
import { paperWords } from './words.ts'

const levels = { 1: 'level1', 2: 'level2', 3: 'level3', 4: 'level4' } as const
const graduated = 3

type Fact = readonly [Phrase, string]

const listEnrolment = (
  { locale, say }: Paper,
  { enrolment, study_semester, status }: CertificateContent,
): readonly (Fact | null)[] => {
  const toDay = (day: string) => toLongDatePhrase(day)[locale]
  const hasGraduated = status === graduated
  const year = toOrdinal(Math.ceil(study_semester / 2))[locale]
  const semester = toOrdinal(study_semester)[locale]
  if (enrolment === undefined)
    return [hasGraduated ? null : [paperWords.studySemester, String(study_semester)]]
  const { form, began_on, began_in, ends_on } = enrolment
  return [
    form && [paperWords.studyForm, say(paperWords[form])],
    hasGraduated ? null : [paperWords.studyYear, say(paperWords.yearAndSemester, { year, semester })],
    began_on !== null
      ? [paperWords.beganOn, toDay(began_on)]
      : began_in === null
        ? null
        : [paperWords.beganIn, String(began_in)],
    hasGraduated || ends_on === null ? null : [paperWords.endsOn, toDay(ends_on)],
  ]
}

/** The facts about the student, one a line. Facts that are not recorded are left out. */
export const listFacts = (paper: Paper, content: CertificateContent): readonly Fact[] => {
  const { locale, say } = paper
  const { student, school, programme, study_level } = content
  const inLanguage = ({ name, nameeng }: CertificateContent['school']) => (locale === 'ka' ? name : nameeng)
  const facts: readonly (Fact | null)[] = [
    student.personal_code === null ? null : [paperWords.personalCode, student.personal_code],
    [paperWords.studentCode, student.code],
    [paperWords.school, inLanguage(school)],
    [paperWords.programme, inLanguage(programme)],
    [paperWords.level, say(paperWords[levels[study_level as keyof typeof levels]])],
    ...listEnrolment(paper, content),
  ]
  return facts.filter((fact) => fact !== null)
}

import type { Locale } from '#rules/text/locale.ts'
import type { CertificateContent } from './sql.ts'

/** The recorded texts that the certificate prints in this language, besides the student's name. */
export const listDrawnTexts = (
  { university, school, programme, student, transcript }: CertificateContent,
  locale: Locale,
): string[] => {
  const semesters = transcript?.semesters ?? []
  const named = [
    university,
    school,
    programme,
    ...semesters,
    ...semesters.flatMap(({ subjects }) => subjects),
  ]
  return [
    ...named.map(({ name, nameeng }) => (locale === 'ka' ? name : nameeng)),
    student.code,
    student.personal_code ?? '',
  ]
}

import { randomBytes } from 'node:crypto'
import { toCertificateCode } from '#rules/certificates/code.ts'
import { toMarkLetter } from '#rules/marks/gpa.ts'
import { summarizeMarks } from '#rules/marks/mark-summary.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { Connection } from '#server/db/open.ts'
import { saveLetterhead } from '#server/letterhead/sql.ts'
import { requireDrawableCertificate } from './require-drawable-certificate.ts'
import {
  insertCertificate,
  loadCertificateFacts,
  type CertificateContent,
  type CertificateFacts,
  type CertificateKind,
} from './sql.ts'

const toTranscript = ({
  semesters,
  variant,
  programme_credits,
}: CertificateFacts): CertificateContent['transcript'] => {
  const { gpa, creditsDone } = summarizeMarks(
    semesters.flatMap(({ marks }) => marks),
    variant,
  )
  return {
    semesters: semesters.map(({ marks, ...names }) => ({
      ...names,
      subjects: marks.map(({ subjectID: _, statusID, ...subject }) => ({
        ...subject,
        letter: toMarkLetter(subject.score, statusID),
      })),
    })),
    credits: creditsDone,
    programme_credits,
    gpa: gpa && Math.round(gpa * 100) / 100,
  }
}

/** The content of a transcript if it were issued now. */
export const loadTranscript = async (
  tx: Connection,
  studentID: number,
): Promise<CertificateContent['transcript']> => toTranscript(await loadCertificateFacts(tx, studentID))

interface NewCertificate {
  readonly applicationID: number
  readonly kind: CertificateKind
  readonly locale: Locale
  readonly addressee: string | null
  /** At random, except in the demo. */
  readonly codeBits?: bigint
}

/** Makes the certificate that answers an application, in its transaction: what it says is what the records say now. */
export const issueCertificate = async (
  tx: Connection,
  studentID: number,
  { applicationID, kind, locale, addressee, codeBits = randomBytes(8).readBigUInt64BE() }: NewCertificate,
): Promise<void> => {
  const facts = await loadCertificateFacts(tx, studentID)
  const { enrolment, university, student, school, programme, study_level, study_semester, status } = facts
  const content: CertificateContent = {
    university,
    student,
    school,
    programme,
    study_level,
    study_semester,
    status,
    transcript: kind === 'transcript' ? toTranscript(facts) : null,
    enrolment,
  }
  const { letterheadID, ...letterhead } = await saveLetterhead(tx)
  requireDrawableCertificate(content, letterhead, locale, addressee)
  const code = toCertificateCode(codeBits)
  await insertCertificate(
    tx,
    applicationID,
    studentID,
    kind,
    locale,
    code,
    addressee,
    JSON.stringify(content),
    letterheadID,
  )
}

import { isDeepStrictEqual } from 'node:util'
import { createCertificateFile } from '#server/certificates/create-certificate-file.ts'
import { loadTranscript } from '#server/certificates/issue-certificate.ts'
import { findOwnCertificate, listValidTranscripts, type Certificate } from '#server/certificates/sql.ts'
import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { fillPortalAddress } from '#server/mail/portal-address.ts'
import { loadElmoFacts } from './sql.ts'
import { words } from './words.ts'
import { writeElmo, type ElmoAttachment } from './write-elmo.ts'

const attach = async (certificate: Certificate): Promise<ElmoAttachment> => ({
  locale: certificate.locale,
  number: certificate.number,
  bytes: (await createCertificateFile(certificate)).bytes,
})

const createFile = async (
  db: Connection,
  studentID: number,
  transcripts: readonly Certificate[],
): Promise<GeneratedFile> => {
  const facts = await loadElmoFacts(db, studentID)
  if (facts.university.en === '' && facts.university.ka === '') throw new Refusal(words.noUniversity)
  const xml = writeElmo(facts, {
    address: fillPortalAddress('{portal}'),
    now: new Date(),
    attachments: await Promise.all(transcripts.map(attach)),
  })
  return { bytes: Buffer.from(xml), filename: `elmo ${facts.code}.xml`, mime: 'application/xml' }
}

/** The marks of a student as an ELMO file, with the valid transcripts that say the same. */
export const createElmoFile = async (db: Connection, studentID: number): Promise<GeneratedFile> => {
  const now = await loadTranscript(db, studentID)
  const valid = await listValidTranscripts(db, studentID)
  return createFile(
    db,
    studentID,
    valid.filter(({ content }) => isDeepStrictEqual(content.transcript, now)),
  )
}

/** The ELMO file of the student's own transcript, which must be valid and say what the records say now. */
export const createOwnElmoFile = async (
  db: Connection,
  studentID: number,
  applicationID: number,
): Promise<GeneratedFile> => {
  const found = await findOwnCertificate(db, studentID, applicationID)
  const transcript = requireFound(found?.kind === 'transcript' ? found : undefined, httpWords.notFound)
  if (transcript.state !== 'valid') throw new Refusal(words.notValid)
  if (!isDeepStrictEqual(transcript.content.transcript, await loadTranscript(db, studentID)))
    throw new Refusal(words.marksChanged)
  return createFile(db, studentID, [transcript])
}

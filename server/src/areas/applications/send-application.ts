import {
  findMissingDocuments,
  findValueErrors,
  maxLengths,
  type ApplicationField,
} from '#rules/applications/check-values.ts'
import { issueCertificate } from '#server/certificates/issue-certificate.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireFewApplications } from './require-few-applications.ts'
import {
  attachReceipt,
  countRecentApplications,
  findApplication,
  findApplicationByKey,
  findKind,
  insertApplication,
  loadCertificateFields,
  settleApplication,
  type Application,
} from './sql.ts'
import { fieldWords, words } from './words.ts'

interface NewApplication {
  readonly kindID: number
  /** By `field` and its number. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
  /** A refused attempt at registration that it is about. */
  readonly receiptID: number | null
  /** Which document each file is, in their order. */
  readonly documentIDs: readonly number[]
}
type Kind = NonNullable<Awaited<ReturnType<typeof findKind>>>

const readValues = (asked: readonly ApplicationField[], given: NewApplication['fields']) =>
  new Map(asked.map(({ fieldID }) => [fieldID, given[`field${fieldID}`] ?? ''] as const))

const requireComplete = (kind: Kind, values: ReadonlyMap<number, string>, given: readonly number[]): void => {
  const typeOf = new Map(kind.fields.map(({ fieldID, type }) => [fieldID, type]))
  const wrong = [...findValueErrors(kind.fields, values)].map(([fieldID, error]) => {
    const max = typeOf.get(fieldID) === 'prose' ? maxLengths.prose : maxLengths.line
    return [`field${fieldID}`, [{ phrase: fieldWords[error], params: { max } }]] as const
  })
  const missing = findMissingDocuments(kind.documents, given).map(
    (documentID) => [`document${documentID}`, [{ phrase: fieldWords.documentMissing }]] as const,
  )
  if (wrong.length + missing.length > 0) throw new FieldRefusal(Object.fromEntries([...wrong, ...missing]))
}

/**
 * Sends an application with its files; one for a certificate is answered with it at once. A repeated attempt is the same application. Refuses with 404 a kind that is not
 * offered and a receipt that is not the student's, with 422 what is missing or wrong by its field, with 429 after too many within 24 hours.
 */
export const sendApplication = (
  db: Database,
  studentID: number,
  key: string | null,
  { kindID, fields, files, documentIDs, receiptID }: NewApplication,
): Promise<Application> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = key === null ? undefined : await findApplicationByKey(tx, studentID, key)
    if (known !== undefined) {
      if (known.kindID !== kindID) throw new Refusal(httpWords.keyAlreadyUsed)
      return known
    }
    requireFewApplications(await countRecentApplications(tx, studentID))
    const kind = requireFound(await findKind(tx, kindID), words.kindNotOffered)
    const values = readValues(kind.fields, fields)
    const asked = new Set(kind.documents.map(({ documentID }) => documentID))
    const documents = files.map((_, nth) => {
      const documentID = documentIDs[nth] ?? 0
      return asked.has(documentID) ? documentID : null
    })
    requireComplete(
      kind,
      values,
      documents.filter((documentID) => documentID !== null),
    )
    const fileIDs: number[] = []
    for (const file of files) fileIDs.push(await saveFile(tx, studentID, file))
    const written = [...values].filter(([, value]) => value !== '')
    const { applicationID } = await insertApplication(
      tx,
      studentID,
      kindID,
      key,
      written.map(([fieldID]) => fieldID),
      written.map(([, value]) => value),
      fileIDs,
      documents,
    )
    if (receiptID !== null)
      requireFound(await attachReceipt(tx, studentID, applicationID, receiptID), words.noReceipt)
    if (kind.certificate !== null) {
      const fields = await loadCertificateFields(tx, applicationID)
      await issueCertificate(tx, studentID, { applicationID, kind: kind.certificate, ...fields })
      await settleApplication(tx, applicationID)
    }
    return (await findApplication(tx, studentID, applicationID))!
  })

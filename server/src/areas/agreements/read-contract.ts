import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { agreements } from '#contract/account/agreements.ts'
import { buildContractDocument } from '#rules/documents/contract-document.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadContract, type ContractRow } from './sql.ts'
import { words } from './words.ts'

type Document = z.input<(typeof agreements)['internationalData']['reply']>['document']

/** A contract as data, and the exact text that is hashed and stored. */
export interface Contract {
  readonly row: ContractRow
  readonly document: Document
  readonly text: string
  readonly hash: string
}

const defaultUniversity = { ka: 'უნივერსიტეტი', en: 'The university' }

const buildDocument = (row: ContractRow): Document => {
  const deadlineDate = (kind: string) => row.deadlines.find((one) => one.kind === kind)?.date ?? null
  const { intake, intakeeng } = row
  return buildContractDocument(
    row.template,
    {
      university: row.university ?? defaultUniversity,
      student: { ka: `${row.fname} ${row.lname}`, en: `${row.fnameeng} ${row.lnameeng}` },
      personal_code: row.personal_code,
      programme: { ka: row.speciality, en: row.specialityeng },
      school: { ka: row.school, en: row.schooleng },
      intake: intake === null || intakeeng === null ? null : { ka: intake, en: intakeeng },
      starts_on: row.starts_on,
      fee: row.fee,
      currency: row.currency,
      signing: deadlineDate('signing'),
      documents: deadlineDate('documents'),
      withdrawal: deadlineDate('withdrawal'),
    },
    row.terms,
  ) as Document
}

/** The accepted contract, or the current text. Refuses a student who is not international. */
export const readContract = async (db: Connection, studentID: number): Promise<Contract> => {
  const row = await loadContract(db, studentID)
  if (row === undefined || !row.is_international) throw new Refusal(words.notInternational)
  const text = row.accepted?.document ?? JSON.stringify(buildDocument(row))
  const hash = createHash('sha256').update(text).digest('hex')
  return { row, document: JSON.parse(text) as Document, text, hash }
}

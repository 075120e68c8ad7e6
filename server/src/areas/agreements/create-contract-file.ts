import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { createPdf } from '#server/pdf/create-pdf.ts'
import { readContract } from './read-contract.ts'
import { requireDrawableContract } from './require-drawable-contract.ts'
import type { writeContract } from './write-contract.ts'

const writer = new URL('write-contract.ts', import.meta.url)

/** The contract as a PDF, with its acceptance if it was accepted. */
export const createContractFile = async (db: Connection, studentID: number): Promise<GeneratedFile> => {
  const contract = await readContract(db, studentID)
  requireDrawableContract(contract)
  const { row, document, hash } = contract
  const { accepted, letterhead } = row
  return {
    bytes: await createPdf<typeof writeContract>(writer, document, letterhead, { hash, accepted }),
    filename: `contract ${row.fnameeng} ${row.lnameeng}.pdf`,
    mime: 'application/pdf',
  }
}

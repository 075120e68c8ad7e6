import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { getOrWritePdf } from '#server/pdf/cache-pdf.ts'
import { readContract } from './read-contract.ts'
import { writeContract } from './write-contract.ts'

/** The contract as a PDF, with its acceptance if it was accepted. */
export const createContractFile = async (db: Connection, studentID: number): Promise<GeneratedFile> => {
  const { row, document, hash } = await readContract(db, studentID)
  const { accepted } = row
  return {
    bytes: await getOrWritePdf(
      `contract ${hash} ${accepted?.accepted_at} ${accepted?.locale} ${accepted?.timeZone}`,
      () => writeContract(document, { hash, accepted }),
    ),
    filename: `contract ${row.fnameeng} ${row.lnameeng}.pdf`,
    mime: 'application/pdf',
  }
}

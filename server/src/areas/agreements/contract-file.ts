import type { Connection } from '#server/db/open.ts'
import type { MadeFile } from '#server/http/files/send-file.ts'
import { readContract } from './read-contract.ts'
import { writeContract } from './write-contract.ts'

/** Takes a student; gives her contract as a PDF, with its acceptance where it was accepted. */
export const contractFile = async (db: Connection, studentID: number): Promise<MadeFile> => {
  const { row, document, hash } = await readContract(db, studentID)
  const { accepted } = row
  return {
    bytes: await writeContract(document, {
      hash,
      accepted,
    }),
    filename: `contract ${row.fnameeng} ${row.lnameeng}.pdf`,
    mime: 'application/pdf',
  }
}

import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { readContract } from './read-contract.ts'
import { writeContract } from './write-contract.ts'

/** Recently created PDFs by their content: repeated downloads cost nothing. */
const pdfCache = new Map<string, Promise<Buffer>>()
const maxCached = 50

const getOrCreatePdf = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const known = pdfCache.get(key)
  if (known !== undefined) return known
  const pdf = make()
  pdfCache.set(key, pdf)
  pdf.catch(() => pdfCache.delete(key))
  const oldest = pdfCache.keys().next().value
  if (pdfCache.size > maxCached && oldest !== undefined) pdfCache.delete(oldest)
  return pdf
}

/** The contract as a PDF, with its acceptance if it was accepted. */
export const createContractFile = async (db: Connection, studentID: number): Promise<GeneratedFile> => {
  const { row, document, hash } = await readContract(db, studentID)
  const { accepted } = row
  return {
    bytes: await getOrCreatePdf(
      `${hash} ${accepted?.accepted_at} ${accepted?.locale} ${accepted?.timeZone}`,
      () => writeContract(document, { hash, accepted }),
    ),
    filename: `contract ${row.fnameeng} ${row.lnameeng}.pdf`,
    mime: 'application/pdf',
  }
}

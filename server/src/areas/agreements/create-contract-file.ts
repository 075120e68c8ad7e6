import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { requireDrawable } from '#server/pdf/require-drawable.ts'
import { pdfWords } from '#server/pdf/words.ts'
import { createPdf } from '#server/pdf/create-pdf.ts'
import { readContract } from './read-contract.ts'
import type { writeContract } from './write-contract.ts'

const writer = new URL('write-contract.ts', import.meta.url)

/** The contract as a PDF, with its acceptance if it was accepted. */
export const createContractFile = async (db: Connection, studentID: number): Promise<GeneratedFile> => {
  const { row, document, hash } = await readContract(db, studentID)
  const { accepted } = row
  const { title, titleeng, sections } = document
  const parts = sections.flatMap((section) => [section, ...section.clauses])
  requireDrawable(pdfWords.textNotDrawable, [
    title,
    titleeng,
    ...parts.flatMap((part) => ('text' in part ? [part.text, part.texteng] : [part.title, part.titleeng])),
  ])
  return {
    bytes: await createPdf<typeof writeContract>(writer, document, { hash, accepted }),
    filename: `contract ${row.fnameeng} ${row.lnameeng}.pdf`,
    mime: 'application/pdf',
  }
}

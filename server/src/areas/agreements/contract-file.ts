import type { Connection } from '#server/db/open.ts'
import type { MadeFile } from '#server/http/files/send-file.ts'
import { readContract } from './read-contract.ts'
import { writeContract } from './write-contract.ts'

/** Papers made lately, by what stands on them: asking for one again and again costs nothing. */
const made = new Map<string, Promise<Buffer>>()
const most = 50

const paperOf = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const known = made.get(key)
  if (known !== undefined) return known
  const paper = make()
  made.set(key, paper)
  paper.catch(() => made.delete(key))
  const oldest = made.keys().next().value
  if (made.size > most && oldest !== undefined) made.delete(oldest)
  return paper
}

/** Takes a student; gives her contract as a PDF, with its acceptance where it was accepted. */
export const contractFile = async (db: Connection, studentID: number): Promise<MadeFile> => {
  const { row, document, hash } = await readContract(db, studentID)
  const { accepted } = row
  return {
    bytes: await paperOf(`${hash} ${accepted?.accepted_at} ${accepted?.locale}`, () =>
      writeContract(document, { hash, accepted }),
    ),
    filename: `contract ${row.fnameeng} ${row.lnameeng}.pdf`,
    mime: 'application/pdf',
  }
}

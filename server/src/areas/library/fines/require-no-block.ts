import { toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import { isBlockedByFines } from '#rules/library/fine-block.ts'
import type { LibraryTerms } from '#rules/library/library-terms.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import { loadOpenFines } from './sql.ts'

/** Refuses, with `phrase`, a student whose open fines reach the limit of the terms. */
export const requireNoBlock = async (
  tx: Connection,
  studentID: number,
  terms: LibraryTerms,
  phrase: RefusalPhrase,
): Promise<void> => {
  const { open_fines } = await loadOpenFines(tx, studentID)
  if (isBlockedByFines(open_fines, terms))
    throw new Refusal(phrase, { sum: toMoneyPhrase(open_fines, terms.currency) })
}

import { findUndrawable } from '#rules/text/undrawable.ts'
import { listLetterheadTexts } from '#server/letterhead/list-letterhead-texts.ts'
import { requireDrawable } from '#server/pdf/require-drawable.ts'
import type { Contract } from './read-contract.ts'
import { words } from './words.ts'

const listNames = ({ fname, lname, fnameeng, lnameeng, personal_code }: Contract['row']): string[] => [
  `${fname} ${lname}`,
  `${fnameeng} ${lnameeng}`,
  personal_code ?? '',
]

const listTexts = ({ row, document }: Contract): string[] => {
  const { title, titleeng, sections } = document
  return [
    title,
    titleeng,
    ...sections.flatMap((section) => [section.title, section.titleeng]),
    ...sections.flatMap(({ clauses }) => clauses.flatMap(({ text, texteng }) => [text, texteng])),
    ...listLetterheadTexts(row.letterhead, 'ka'),
    ...listLetterheadTexts(row.letterhead, 'en'),
  ]
}

const areDrawable = (texts: readonly string[]): boolean =>
  texts.every((text) => findUndrawable(text) === null)

/** What cannot be drawn: then the contract can be read, but not accepted. */
export const findUndrawablePart = (contract: Contract): 'name' | 'text' | null => {
  if (!areDrawable(listNames(contract.row))) return 'name'
  return areDrawable(listTexts(contract)) ? null : 'text'
}

/** Refuses a contract in which a letter would be a box. */
export const requireDrawableContract = (contract: Contract): void => {
  requireDrawable(words.nameNotDrawable, contract.row.accepted === null ? listNames(contract.row) : [])
  requireDrawable(words.textNotDrawable, listTexts(contract))
}

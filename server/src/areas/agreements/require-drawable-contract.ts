import { findUndrawable } from '#rules/text/undrawable.ts'
import { listLetterheadTexts } from '#server/letterhead/list-letterhead-texts.ts'
import { requireDrawable } from '#server/pdf/require-drawable.ts'
import { pdfWords } from '#server/pdf/words.ts'
import type { Contract } from './read-contract.ts'
import { words } from './words.ts'

const listNames = ({ fname, lname, fnameeng, lnameeng, personal_code }: Contract['row']): string[] => [
  `${fname} ${lname}`,
  `${fnameeng} ${lnameeng}`,
  personal_code ?? '',
]

/** Whether the names of the student can be drawn; otherwise the contract can be read, but not accepted. */
export const isStudentDrawable = (row: Contract['row']): boolean =>
  listNames(row).every((name) => findUndrawable(name) === null)

/** Refuses a contract in which a letter would be a box. */
export const requireDrawableContract = ({ row, document }: Contract): void => {
  const { title, titleeng, sections } = document
  requireDrawable(words.nameNotDrawable, row.accepted === null ? listNames(row) : [])
  requireDrawable(pdfWords.textNotDrawable, [
    title,
    titleeng,
    ...sections.flatMap((section) => [section.title, section.titleeng]),
    ...sections.flatMap(({ clauses }) => clauses.flatMap(({ text, texteng }) => [text, texteng])),
    ...listLetterheadTexts(row.letterhead, 'ka'),
    ...listLetterheadTexts(row.letterhead, 'en'),
  ])
}

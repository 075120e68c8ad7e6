import type { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import type { Reply, Sent } from '#web/api/call.ts'
import type { FieldErrors } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

export type Title = Reply<typeof libraryTitles.one>
type Written = Sent<typeof libraryTitles.add>['body']

/** As typed. */
export interface TitleDraft {
  readonly title: string
  readonly author: string
  readonly isbn: string
  readonly year: string
  readonly pages: string
  readonly language: string
  readonly other_names: string
  readonly subject_code: string
  /** Empty is the whole university. */
  readonly school: string
  readonly copies: string
  readonly description: string
  readonly descriptioneng: string
}
export type TitleField = keyof TitleDraft

export const textFields = ['title', 'author', 'isbn', 'year', 'pages', 'copies', 'subject_code'] as const

export const toDraft = (title: Title | null, school: string): TitleDraft => ({
  title: title?.title ?? '',
  author: title?.author ?? '',
  isbn: title?.isbn ?? '',
  year: String(title?.year ?? ''),
  pages: String(title?.pages ?? ''),
  language: title?.language ?? 'ka',
  other_names: title?.other_names ?? '',
  subject_code: title?.subject_code ?? '',
  school: title === null ? school : String(title.schoolID ?? ''),
  copies: String(title?.copies ?? 1),
  description: title?.description ?? '',
  descriptioneng: title?.descriptioneng ?? '',
})

const isNumber = (typed: string): boolean => /^\d{1,5}$/.test(typed.trim())

/** Errors that the form finds before it is sent. */
export const findTitleErrors = (draft: TitleDraft): FieldErrors<TitleField> => ({
  ...(isBlank(draft.title) && { title: { phrase: words.fillIn } }),
  ...(isBlank(draft.author) && { author: { phrase: words.fillIn } }),
  ...(!isBlank(draft.year) && !isNumber(draft.year) && { year: { phrase: words.number } }),
  ...(!isBlank(draft.pages) && !isNumber(draft.pages) && { pages: { phrase: words.number } }),
  ...(!isNumber(draft.copies) && { copies: { phrase: words.number } }),
})

const toNumber = (typed: string): number | null => (isBlank(typed) ? null : Number(typed))
const toText = (typed: string): string | null => (isBlank(typed) ? null : typed.trim())

export const toWritten = (draft: TitleDraft): Written => ({
  title: draft.title,
  author: draft.author,
  isbn: toText(draft.isbn),
  year: toNumber(draft.year),
  pages: toNumber(draft.pages),
  language: draft.language,
  other_names: draft.other_names,
  description: draft.description,
  descriptioneng: draft.descriptioneng,
  subject_code: toText(draft.subject_code),
  schoolID: toNumber(draft.school),
  copies: Number(draft.copies),
})

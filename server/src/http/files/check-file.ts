import type { FileField } from '#contract/endpoint/endpoint.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { fileWords, words } from '#server/http/words.ts'
import { allFileTypes } from './file-kinds.ts'
import { getExtension } from './tidy-file-name.ts'

const mebibyte = 1024 * 1024

/** Takes what a field takes and a file's name; gives the refusal of a file of another kind. */
export const wrongTypeRefusal = ({ types = allFileTypes }: FileField, filename: string): Refusal =>
  new Refusal(words.wrongFile, { file: filename, types: types.join(', ') })

/** Takes what a field takes and a file's name; gives the refusal of a file that is too big. */
export const tooLargeRefusal = ({ maxBytes }: FileField, filename: string): Refusal =>
  new Refusal(words.fileTooLarge, { file: filename, limit: maxBytes / mebibyte })

/** Takes the field's name and a file's; gives the refusal of a file without a byte. */
export const emptyFileRefusal = (field: string, filename: string): FieldRefusal =>
  new FieldRefusal({ [field]: [{ phrase: fileWords.emptyFile, params: { file: filename } }] })

/** Takes a field and a file as it is announced; refuses with 413, 415 or 422 what its name or its size rules out. */
export const checkFile = (
  fileField: FileField,
  { field, filename, size }: { readonly field: string; readonly filename: string; readonly size: number },
): void => {
  if (!(fileField.types ?? allFileTypes).includes(getExtension(filename)))
    throw wrongTypeRefusal(fileField, filename)
  if (size > fileField.maxBytes) throw tooLargeRefusal(fileField, filename)
  if (size === 0) throw emptyFileRefusal(field, filename)
}

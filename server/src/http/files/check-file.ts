import type { FileField } from '#contract/endpoint/endpoint.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { fileWords, words } from '#server/http/words.ts'
import { allFileTypes } from './file-kinds.ts'
import { getExtension } from './sanitize-file-name.ts'

const mebibyte = 1024 * 1024

export const wrongTypeRefusal = ({ types = allFileTypes }: FileField, filename: string): Refusal =>
  new Refusal(words.wrongFile, { file: filename, types: types.join(', ') })

export const tooLargeRefusal = ({ maxBytes }: FileField, filename: string): Refusal =>
  new Refusal(words.fileTooLarge, { file: filename, limit: maxBytes / mebibyte })

export const emptyFileRefusal = (field: string, filename: string): FieldRefusal =>
  new FieldRefusal({ [field]: [{ phrase: fileWords.emptyFile, params: { file: filename } }] })

/** Refuses with 413, 415 or 422 a file whose name or size the field does not accept. */
export const checkFile = (
  fileField: FileField,
  { field, filename, size }: { readonly field: string; readonly filename: string; readonly size: number },
): void => {
  if (!(fileField.types ?? allFileTypes).includes(getExtension(filename)))
    throw wrongTypeRefusal(fileField, filename)
  if (size > fileField.maxBytes) throw tooLargeRefusal(fileField, filename)
  if (size === 0) throw emptyFileRefusal(field, filename)
}

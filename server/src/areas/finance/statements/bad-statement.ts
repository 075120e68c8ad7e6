import type { PhraseParams } from '#rules/text/locale.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { fileWords } from './words.ts'

/** The refusal of a file, at its field. */
export const badStatement = (name: keyof typeof fileWords, params: PhraseParams = {}): FieldRefusal =>
  new FieldRefusal({ content: [{ phrase: fileWords[name], params }] })

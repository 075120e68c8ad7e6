import type { PhraseParams } from '#rules/text/locale.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { fileWords } from './words.ts'

type Name = keyof typeof fileWords

/** The refusal of a file, at its field. */
export const badStatement = (name: Name, params: PhraseParams = {}): FieldRefusal =>
  new FieldRefusal({ content: [{ phrase: fileWords[name], params }] })

/** Names the refusal, so that it can be passed between threads. */
export const nameOfBadStatement = ({ fields }: FieldRefusal) => {
  const [found] = fields['content'] ?? []
  const names = Object.keys(fileWords) as Name[]
  const name = names.find((each) => fileWords[each] === found?.phrase)
  return name === undefined ? undefined : { name, params: found?.params ?? {} }
}

import { trimText } from '../text/invisible-characters.ts'

/** How many characters a message has at most. */
export const maxMessageLength = 5000

/** Error of a message: it has neither text nor files, or too much text. */
export const findMessageError = (text: string, fileCount: number): 'empty' | 'tooLong' | null => {
  const { length } = trimText(text)
  if (length > maxMessageLength) return 'tooLong'
  return length === 0 && fileCount === 0 ? 'empty' : null
}

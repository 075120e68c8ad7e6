import { matchesWords, toSearchStems, toSearchWords } from '#rules/search/search-words.ts'

interface Subject {
  readonly subject: string
  readonly subjecteng: string
  readonly subject_code: string
}

/** Whether each typed word is in one of the names or in the code, or the search of the portal would find it there. */
export const matchesSubject = ({ subject, subjecteng, subject_code }: Subject, typed: string): boolean => {
  const text = `${subject} ${subjecteng} ${subject_code}`
  const lower = text.toLowerCase()
  const parts = typed.trim().toLowerCase().split(/\s+/)
  if (parts.every((part) => lower.includes(part))) return true
  const words = toSearchWords(typed)
  return words.length > 0 && matchesWords(text, toSearchStems(words))
}

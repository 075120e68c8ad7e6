interface Subject {
  readonly subject: string
  readonly subjecteng: string
  readonly subject_code: string
}

/** Whether each typed word stands in one of the names or in the code, in any case. */
export const matchesSubject = ({ subject, subjecteng, subject_code }: Subject, typed: string): boolean => {
  const text = `${subject} ${subjecteng} ${subject_code}`.toLowerCase()
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

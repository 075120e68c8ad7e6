import type { Field, SubjectLine } from './field.ts'
import { listSubjectLines } from './field.ts'
import { general } from './general.ts'
import { schools } from './schools.ts'

const fields: readonly Field[] = [...general, ...schools.flatMap((school) => school.fields)]

/** One subject of a slice, and the semester of study to which it belongs. */
export interface SlicedField {
  readonly field: Field
  readonly line: SubjectLine
  readonly semester: number
}

/** Parses slices such as `bus 1-12@1-6 eco` for a programme of this many semesters; spreads the subjects evenly. */
export const sliceFields = (slices: string, semesters: number): SlicedField[] =>
  slices.split(' ').flatMap((slice) => (slice === '' ? [] : sliceField(slice, semesters)))

const sliceField = (slice: string, semesters: number): SlicedField[] => {
  const parts = /^(\w+?)(?::(\d+)(?:-(\d+))?)?(?:@(\d+)(?:-(\d+))?)?$/.exec(slice)
  const field = fields.find((each) => each.key === parts?.[1])
  if (parts === null || field === undefined) throw new Error(`no such slice: ${slice}`)
  const all = listSubjectLines(field)
  const first = Number(parts[2] ?? 1)
  const lines = all.slice(first - 1, Number(parts[3] ?? parts[2] ?? all.length))
  const from = Number(parts[4] ?? Math.ceil(semesters / 2))
  const to = Number(parts[5] ?? parts[4] ?? semesters)
  return lines.map((line, index) => ({
    field,
    line,
    semester: from + Math.floor((index * (to - from + 1)) / lines.length),
  }))
}

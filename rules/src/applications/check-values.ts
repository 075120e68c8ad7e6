import { trimText } from '#rules/text/invisible-characters.ts'
import { isCalendarDay } from '#rules/time/is-calendar-day.ts'

/** A field that a kind of application asks for. */
export interface ApplicationField {
  readonly fieldID: number
  readonly type: 'line' | 'prose' | 'date' | 'choice'
  readonly is_required: boolean
  /** Of a choice. */
  readonly options: readonly { readonly value: string }[]
}

interface ApplicationDocument {
  readonly documentID: number
  readonly is_required: boolean
}

export type ValueError = 'missing' | 'tooLong' | 'notADate' | 'notOffered'

/** How many characters a field takes. */
export const maxLengths = { line: 200, prose: 3000 } as const

const findValueError = (field: ApplicationField, value: string): ValueError | null => {
  const { type, is_required, options } = field
  if (value === '') return is_required ? 'missing' : null
  if (type === 'date') return isCalendarDay(value) ? null : 'notADate'
  if (type === 'choice') return options.some((option) => option.value === value) ? null : 'notOffered'
  return value.length > maxLengths[type] ? 'tooLong' : null
}

/** Errors of the values, by the number of the field; a field without a value is empty. */
export const findValueErrors = (
  fields: readonly ApplicationField[],
  values: ReadonlyMap<number, string>,
): ReadonlyMap<number, ValueError> =>
  new Map(
    fields.flatMap((field) => {
      const error = findValueError(field, trimText(values.get(field.fieldID) ?? ''))
      return error === null ? [] : [[field.fieldID, error] as const]
    }),
  )

/** The required documents that no file is. */
export const findMissingDocuments = (
  documents: readonly ApplicationDocument[],
  given: readonly number[],
): readonly number[] =>
  documents
    .filter(({ documentID, is_required }) => is_required && !given.includes(documentID))
    .map(({ documentID }) => documentID)

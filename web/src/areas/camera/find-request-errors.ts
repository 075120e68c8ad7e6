import { isBlank } from '#rules/text/invisible-characters.ts'
import type { FieldErrors } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

/** The fields of the form, in their order. */
export const fieldNames = ['equipmentIDs', 'date', 'start', 'end', 'purpose'] as const

interface Written {
  readonly equipmentIDs: readonly number[]
  readonly date: string
  readonly start: string
  readonly end: string
  readonly purpose: string
}

const maxEquipment = 10

/** Errors that the form finds before it is sent, by the name of the field; `today` is Y-m-d at the university. */
export const findRequestErrors = (
  { equipmentIDs, date, start, end, purpose }: Written,
  today: string,
): FieldErrors<(typeof fieldNames)[number]> => ({
  ...(equipmentIDs.length === 0 && { equipmentIDs: { phrase: words.chooseEquipment } }),
  ...(equipmentIDs.length > maxEquipment && {
    equipmentIDs: { phrase: words.tooMuchEquipment, params: { max: maxEquipment } },
  }),
  ...(date === ''
    ? { date: { phrase: words.chooseDay } }
    : date < today && { date: { phrase: words.dayPast } }),
  ...(start === '' && { start: { phrase: words.enterStart } }),
  ...(end === ''
    ? { end: { phrase: words.enterEnd } }
    : start !== '' && end <= start && { end: { phrase: words.endTooEarly } }),
  ...(isBlank(purpose) && { purpose: { phrase: words.enterPurpose } }),
})

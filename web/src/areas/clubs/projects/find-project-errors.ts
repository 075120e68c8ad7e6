import { isBlank } from '#rules/text/invisible-characters.ts'
import type { FieldErrors } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

/** The fields of the form of a project, in their order. */
export const projectFields = ['title', 'description', 'start_date', 'end_date'] as const

export type ProjectDraft = Readonly<Record<(typeof projectFields)[number], string>>

/** Errors that the form finds before it is sent; `formerStart` of a project that may have begun, Y-m-d as `today`. */
export const findProjectErrors = (
  { title, description, start_date, end_date }: ProjectDraft,
  today: string,
  formerStart: string | null,
): FieldErrors<(typeof projectFields)[number]> => ({
  ...(isBlank(title) && { title: { phrase: words.fillIn } }),
  ...(isBlank(description) && { description: { phrase: words.fillIn } }),
  ...(start_date === ''
    ? { start_date: { phrase: words.chooseDay } }
    : start_date < today && start_date !== formerStart && { start_date: { phrase: words.dayPast } }),
  ...(end_date === ''
    ? { end_date: { phrase: words.chooseDay } }
    : end_date < start_date && { end_date: { phrase: words.endBeforeStart } }),
})

/** The fields of the form of a resource, in their order. */
export const resourceFields = ['description', 'quantity', 'price'] as const

export type ResourceDraft = Readonly<Record<(typeof resourceFields)[number], string>>

export const emptyResource: ResourceDraft = { description: '', quantity: '1', price: '' }

export const isEmptyResource = ({ description, price }: ResourceDraft): boolean =>
  isBlank(description) && isBlank(price)

/** A resource in the form of the request. */
export interface NewResource {
  readonly description: string
  readonly quantity: number
  readonly price: string
}

export const toResource = ({ description, quantity, price }: ResourceDraft): NewResource => ({
  description: description.trim(),
  quantity: Number(quantity),
  price: toPrice(price),
})

/** A price as it is sent; students also type a comma. */
const toPrice = (typed: string): string => typed.trim().replace(',', '.')

const maxQuantity = 10_000

export const findResourceErrors = ({
  description,
  quantity,
  price,
}: ResourceDraft): FieldErrors<(typeof resourceFields)[number]> => ({
  ...(isBlank(description) && { description: { phrase: words.fillIn } }),
  ...(!(/^\d{1,5}$/.test(quantity.trim()) && Number(quantity) >= 1 && Number(quantity) <= maxQuantity) && {
    quantity: { phrase: words.enterQuantity },
  }),
  ...(!(/^\d{1,7}(\.\d{1,2})?$/.test(toPrice(price)) && Number(toPrice(price)) > 0) && {
    price: { phrase: words.enterPrice },
  }),
})

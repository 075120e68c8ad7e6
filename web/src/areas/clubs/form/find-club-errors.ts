import { isBlank } from '#rules/text/invisible-characters.ts'
import type { FieldErrors } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

/** The fields of texts, in their order; the number of characters that each takes. */
export const textFields = { name: 120, nameeng: 120, description: 3000, descriptioneng: 3000 } as const

export type TextField = keyof typeof textFields

/** All fields of the form, in their order. */
export const fieldNames = [...(Object.keys(textFields) as TextField[]), 'picture'] as const

/** Errors that the form finds before it is sent. */
export const findClubErrors = (
  draft: Readonly<Record<TextField, string>>,
  hasPicture: boolean,
): FieldErrors<(typeof fieldNames)[number]> => ({
  ...Object.fromEntries(
    (Object.keys(textFields) as TextField[])
      .filter((name) => isBlank(draft[name]))
      .map((name) => [name, { phrase: words.fillIn }] as const),
  ),
  ...(!hasPicture && { picture: { phrase: words.choosePicture } }),
})

import type { CSSProperties } from 'react'
import type { DialogKey } from '#rules/duties/registry.ts'

/** Taller than any window. */
const full = 2000

/** The height of each dialog's contents at 360 px and at 1,280 px, between the two languages, in px. */
const heights: Readonly<Record<DialogKey, readonly [narrow: number, wide: number]>> = {
  documents: [full, 675],
  practise: [580, 550],
  seminar: [580, 550],
  choose_times: [full, full],
  contract: [full, full],
  international_agreement: [600, 548],
  concentration: [440, 386],
  law_subjects: [560, 548],
  english_level: [430, 406],
  vaccine: [full, 613],
  bank_account: [580, 522.5],
  student_location: [412, 400],
  informatics: [392, 368],
  self_government: [378, 340],
  graduation_attendance: [496, 463],
  graduation_gown: [440, 394],
  survey: [full, full],
  popup: [290, 265],
}

/** Lists of groups, of any length and read in several steps: they keep their height and scroll in it. */
const fixed: ReadonlySet<DialogKey> = new Set<DialogKey>(['practise', 'seminar'])

export const hasFixedHeight = (key: DialogKey): boolean => fixed.has(key)

/** The place that is kept while a dialog is read, so that it does not grow. */
export const toReserved = (key: DialogKey): CSSProperties => {
  const [narrow, wide] = heights[key]
  return { '--narrow': `${narrow}px`, '--wide': `${wide}px` } as CSSProperties
}

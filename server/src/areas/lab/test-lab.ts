import type { testUniversity } from '#server/db/test-university.ts'

/** Adds a unit of the language laboratory. */
export const addUnit = (
  { put }: Pick<Awaited<ReturnType<typeof testUniversity>>, 'put'>,
  name_en: string,
  columns: object = {},
) =>
  put('lab_unit', {
    position: 1,
    name_ka: 'გაკვეთილი',
    name_en,
    language_ka: 'ინგლისური',
    language_en: 'English',
    lang: 'en',
    description_ka: 'აღწერა',
    description_en: 'Description',
    ...columns,
  })

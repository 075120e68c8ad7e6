import type { Catalogue, CatalogueGroup } from './catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { testCatalogueFiles } from './test-catalogue-files.ts'

const { programme, students } = readCatalogue(testCatalogueFiles()).catalogue

/** A group that meets on Mondays at 10:00, unless the columns say otherwise. */
export const testGroup = (
  group_code: string,
  subject_code: string,
  more: Partial<CatalogueGroup> = {},
): CatalogueGroup => ({
  group_code,
  subject_code,
  config: 1,
  part: 1,
  parent_group_code: null,
  capacity: 10,
  weekdays: [1],
  start: '10:00',
  end: '11:50',
  weeks: [],
  termWeeks: 14,
  room: '12',
  ...more,
})

/** A catalogue of these groups, their subjects and the student U1. */
export const testCatalogue = (
  groups: readonly CatalogueGroup[],
  more: Partial<Catalogue> = {},
): Catalogue => ({
  programme,
  subjects: [...new Set(groups.map(({ subject_code }) => subject_code))].map((subject_code) => ({
    subject_code,
    name_ka: `საგანი ${subject_code}`,
    name_en: `Subject ${subject_code}`,
    credits: 6,
  })),
  groups,
  students,
  demand: [],
  ...more,
})

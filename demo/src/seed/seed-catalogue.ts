import type { Connection } from '#server/db/open.ts'
import type { Catalogue } from '#demo/catalogue/catalogue.ts'
import { schools } from '#demo/catalogue/schools.ts'
import { insertRows } from './insert-rows.ts'

export const levels = { bachelor: 1, master: 2, 'one-cycle': 4 } as const

/** Writes schools, programmes, concentrations, subjects and modules. */
export const seedCatalogue = async (tx: Connection, { programmes, subjects }: Catalogue): Promise<void> => {
  await insertRows(
    tx,
    'school',
    {
      id: 'int',
      name_ka: 'text',
      name_en: 'text',
      email: 'text',
      phone: 'text',
      address_ka: 'text',
      address_en: 'text',
      opening_hours_ka: 'text',
      opening_hours_en: 'text',
    },
    schools.map(({ ka, en, department: { email, phone, address, hours } }, index) => ({
      id: index + 1,
      name_ka: ka,
      name_en: en,
      email,
      phone,
      address_ka: address.ka,
      address_en: address.en,
      opening_hours_ka: hours.ka,
      opening_hours_en: hours.en,
    })),
  )
  await insertRows(
    tx,
    'programme',
    {
      id: 'int',
      school_id: 'int',
      name_ka: 'text',
      name_en: 'text',
      category_id: 'int',
      study_level_id: 'int',
      currency: 'text',
      ects: 'int',
      semesters: 'int',
    },
    programmes.map(({ id, schoolID, text, ects }) => ({
      id,
      school_id: schoolID,
      name_ka: text.ka,
      name_en: text.en,
      category_id: text.english ? 2 : 1,
      study_level_id: levels[text.level],
      currency: text.english ? 'USD' : 'GEL',
      ects,
      semesters: text.semesters,
    })),
  )
  await insertRows(
    tx,
    'concentration',
    { id: 'int', programme_id: 'int', name_ka: 'text', name_en: 'text', popup_ka: 'text', popup_en: 'text' },
    programmes.flatMap(({ id: programmeID, concentrations }) =>
      concentrations.map(({ id, ka, en }) => ({
        id,
        programme_id: programmeID,
        name_ka: ka,
        name_en: en,
        popup_ka: `არჩევის შემდეგ თქვენს პროგრამას დაემატება კონცენტრაციის „${ka}“ საგნები. არჩევანის შესაცვლელად სკოლის დეპარტამენტს უნდა მიმართოთ.`,
        popup_en: `Your programme will include the subjects of the concentration “${en}”. To change your choice later, contact the school department.`,
      })),
    ),
  )
  await insertRows(
    tx,
    'subject',
    { id: 'int', code: 'text', name_ka: 'text', name_en: 'text', credits: 'int', school_id: 'int' },
    subjects.map(({ id, code, ka, en, credits, schoolID }) => ({
      id,
      code,
      name_ka: ka,
      name_en: en,
      credits,
      school_id: schoolID,
    })),
  )
  await insertRows(
    tx,
    'module',
    {
      id: 'int',
      programme_id: 'int',
      concentration_id: 'int',
      name_ka: 'text',
      name_en: 'text',
      kind: 'text',
      position: 'int',
      required_credits: 'int',
    },
    programmes.flatMap(({ id: programmeID, modules }) =>
      modules.map(({ id, concentrationID, ka, en, kind, requiredCredits }, position) => ({
        id,
        programme_id: programmeID,
        concentration_id: concentrationID,
        name_ka: ka,
        name_en: en,
        kind,
        position,
        required_credits: requiredCredits,
      })),
    ),
  )
  await insertRows(
    tx,
    'module_subject',
    { module_id: 'int', subject_id: 'int', study_semester: 'int' },
    programmes.flatMap(({ modules }) =>
      modules.flatMap(({ id, placements }) =>
        placements.map(({ subject, semester }) => ({
          module_id: id,
          subject_id: subject.id,
          study_semester: semester,
        })),
      ),
    ),
  )
}
